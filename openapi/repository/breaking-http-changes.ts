import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, root, runCommand } from '../command.ts';
import { resolveObject, type Schema, type Spec } from '../generator/spec.ts';

interface Report {
  changes: { path: string; verdicts: { impact: string; message: string }[] }[];
}

const config = fileURLToPath(new URL('redocly-diff.yaml', import.meta.url));

/** Compares two contracts with `redocly diff`. One sentence with a JSON pointer for each breaking change. */
export async function findBreakingHttpChanges(baseline: Spec, current: Spec): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const [baselineFile = '', currentFile = '', reportFile = ''] = ['baseline', 'current', 'report'].map((name) =>
      join(folder, `${name}.json`),
    );
    writeFileSync(baselineFile, JSON.stringify(normalizeSpec(baseline)));
    writeFileSync(currentFile, JSON.stringify(normalizeSpec(current)));
    const options = ['--config', config, '--fail-on', 'none', '--format', 'json', '-o', reportFile];
    const { code, output } = await runCommand([bin('redocly', 'openapi'), 'diff', baselineFile, currentFile, ...options], {
      cwd: `${root}openapi`,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (code !== 0) throw new Error(`The contract could not be compared with the baseline:\n${output}`);
    const { changes }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
    return changes.flatMap(({ path, verdicts }) =>
      verdicts.filter(({ impact }) => impact === 'major').map(({ message }) => `${message} (${path})`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The same contract in one normal form, so that a comparison finds changes of meaning only: the parts of an `allOf` are merged, and
 * an `anyOf` of simple types becomes a list of types.
 */
function normalizeSpec(spec: Spec): Spec {
  return JSON.parse(JSON.stringify(spec), (_key, value: unknown) => {
    if (!isSchema(value)) return value;
    return joinTypes(value.allOf ? resolveObject(spec, value) : value);
  });
}

/** `anyOf: [{ type: string }, { type: integer }]` as `type: [string, integer]`. Each keyword applies to one type only. */
function joinTypes({ anyOf, ...schema }: Schema): Schema {
  if (!anyOf || schema.type !== undefined) return anyOf ? { ...schema, anyOf } : schema;
  const types = anyOf.map(({ type }) => type);
  const isSimple = types.every((type) => typeof type === 'string') && new Set(types).size === types.length;
  if (!isSimple || anyOf.some(({ properties, enum: values }) => properties || values)) return { ...schema, anyOf };
  return { ...Object.assign({}, ...anyOf), ...schema, type: types };
}

function isSchema(value: unknown): value is Schema {
  return [Object(value).allOf, Object(value).anyOf].some(Array.isArray);
}
