import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Spec } from '../../generator/spec.ts';
import { bin, root, runCommand } from '../command.ts';
import { normalizeSpec } from './normalize-spec.ts';

interface Report {
  changes: { path: string; verdicts: { impact: string; message: string }[] }[];
}

const config = fileURLToPath(new URL('redocly-diff.yaml', import.meta.url));

/** Compares two contracts with `redocly diff`. One sentence with a JSON pointer for each breaking change. */
export async function findBreakingHttpChanges(baseline: Spec, current: Spec): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const baselineFile = join(folder, 'baseline.json');
    const currentFile = join(folder, 'current.json');
    const reportFile = join(folder, 'report.json');
    writeFileSync(baselineFile, JSON.stringify(normalizeSpec(baseline)));
    writeFileSync(currentFile, JSON.stringify(normalizeSpec(current)));
    const options = ['--config', config, '--fail-on', 'none', '--format', 'json', '-o', reportFile];
    const { code, output } = await runCommand([bin('redocly', 'openapi'), 'diff', baselineFile, currentFile, ...options], {
      cwd: `${root}openapi`,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (code !== 0) throw new Error(`The contract could not be compared with the baseline:\n${output}`);
    return breakingMessages(JSON.parse(readFileSync(reportFile, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function breakingMessages({ changes }: Report): string[] {
  return changes.flatMap(({ path, verdicts }) =>
    verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => `${message} (${path})`),
  );
}
