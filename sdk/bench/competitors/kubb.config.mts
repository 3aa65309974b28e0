import { readFileSync } from 'node:fs';
import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginReactQuery } from '@kubb/plugin-react-query';
import { pluginTs } from '@kubb/plugin-ts';

// kubb 4.39 exceeds the call stack on a $ref to a schema with several types, so these are written with anyOf.
const spec = JSON.parse(readFileSync('spec.json', 'utf8'));
for (const schema of Object.values<{ type?: unknown; anyOf?: unknown[] }>(spec.components.schemas)) {
  if (!Array.isArray(schema.type)) continue;
  schema.anyOf = schema.type.map((type) => ({ type }));
  delete schema.type;
}

const importPath = '../kubb-fetch.ts';
const output = (path: string) => ({ path, barrelType: false as const });

/** Types, functions and hooks, in a file each. The extension is `.mts` for the reason of tanstack-table.mts. */
export default defineConfig({
  input: { data: spec },
  output: { ...output('kubb'), format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs({ output: output('types.ts') }),
    pluginClient({ output: output('calls.ts'), importPath }),
    pluginReactQuery({ output: output('hooks.ts'), client: { importPath } }),
  ],
});
