import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spec } from '../../openapi/generator/spec.ts';
import { bin, root, run } from '../lib/command.mjs';

interface Report {
  changes: { path: string; verdicts: { impact: string; message: string }[] }[];
}

/** What a description changed to the harm of its callers, a sentence and a JSON pointer each. */
export async function breakingChanges(released: string, current: Spec): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    // Of split files, Redocly's comparison does not follow what YAML merges; of a bundle it does.
    const revision = join(folder, 'current.json');
    const report = join(folder, 'report.json');
    writeFileSync(revision, JSON.stringify(current));
    const { code, output } = await run(
      [
        bin('redocly', 'openapi'),
        'diff',
        released,
        revision,
        '--config',
        'comparison.yaml',
        '--fail-on',
        'none',
        '--format',
        'json',
        '-o',
        report,
      ],
      { cwd: `${root}openapi`, quiet: true, env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    if (code !== 0) throw new Error(`The contract could not be compared with ${released}:\n${output}`);
    return harmful(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function harmful({ changes }: Report): string[] {
  return changes.flatMap(({ path, verdicts }) =>
    verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => `${message} (${path})`),
  );
}
