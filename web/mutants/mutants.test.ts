import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bin, run } from '../../.ci/lib/command.mjs';
import { mutants } from './mutants.ts';

interface Report {
  testResults: { message: string; assertionResults: { title: string; fullName: string; status: string }[] }[];
}

it.each(mutants.map(({ file, number }) => [file, number]))('kills the mutant of %s [%s]', async (_file, number) => {
  const file = join(mkdtempSync(join(tmpdir(), 'mutant-')), 'report.json');
  const { code, output } = await run(
    [bin('vitest'), 'run', '--config', 'web/mutants/mutant.config.ts', '--reporter=json', `--outputFile=${file}`],
    { quiet: true, env: { MUTANT: number } },
  );
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  expect(code).toBe(1);
  expect(failed.join('\n'), report.testResults.map(({ message }) => message).join('\n') || output).toContain(number);
});
