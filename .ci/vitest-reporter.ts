import { relative } from 'node:path';
import type { TestAnnotation, TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from './command.mjs';
import type { SuiteMessage } from './tally.ts';

const send = (message: SuiteMessage) => void process.send?.(message);

const fileOf = ({ moduleId }: TestModule) => relative(root, moduleId);

/** The message, the difference between the values, and the line of the test. */
function toReason({ message, diff, stacks = [] }: TestError): string {
  const place = stacks.find(({ file }) => /\.test\.tsx?$/.test(file)) ?? stacks[0];
  return [message, diff, place && `at ${relative(root, place.file)}:${place.line}`].filter(Boolean).join('\n');
}

const fail = (file: string, title: string, errors: readonly TestError[]) =>
  send({ type: 'failed', failure: { file, title, reason: errors.map(toReason).join('\n') } });

/** Sends results and progress to the process that started Vitest. */
export default class implements Reporter {
  onTestRunStart({ length }: readonly unknown[]) {
    send({ type: 'start', total: length, of: 'files' });
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors = [] } = test.result();
    if (state === 'failed') fail(fileOf(test.module), test.fullName, errors);
    else send({ type: state === 'passed' ? 'passed' : 'skipped' });
  }

  onTestCaseAnnotate(test: TestCase, { type, attachment }: TestAnnotation) {
    const { path } = attachment ?? {};
    if (type === 'traces' && path) send({ type: 'trace', file: fileOf(test.module), title: test.fullName, path });
  }

  onTestModuleEnd(module: TestModule) {
    const errors = module.errors();
    if (errors.length > 0) fail(fileOf(module), '', errors);
    send({ type: 'done' });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly TestError[]) {
    if (errors.length > 0) fail('', 'Errors outside of tests', errors);
    send({ type: 'end' });
  }
}
