import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { root } from '../../.ci/command.mjs';
import type { SuiteMessage } from '../../.ci/tally.ts';

const send = (message: SuiteMessage) => void process.send?.(message);

/** Sends the data that the process which started Playwright needs. */
export default class implements Reporter {
  printsToStdio = () => false;

  onBegin(_config: FullConfig, suite: Suite) {
    send({ type: 'start', total: suite.allTests().length, of: 'tests' });
  }

  onTestEnd({ title, location, expectedStatus }: TestCase, { status, errors, attachments }: TestResult) {
    const file = `${relative(root, location.file)}:${location.line}`;
    const path = attachments.find(({ name }) => name === 'trace')?.path;
    if (path) send({ type: 'trace', file, title, path });
    if (status === 'skipped') send({ type: 'skipped' });
    else if (status === expectedStatus) send({ type: 'passed' });
    else send({ type: 'failed', failure: { file, title, reason: errors.map(toReason).join('\n') } });
    send({ type: 'done' });
  }

  onError(error: TestError) {
    send({ type: 'failed', failure: { file: '', title: 'Errors outside of tests', reason: toReason(error) } });
  }

  onEnd() {
    send({ type: 'end' });
  }
}

function toReason({ message = '', location }: TestError): string {
  return location ? `${message}\nat ${relative(root, location.file)}:${location.line}` : message;
}
