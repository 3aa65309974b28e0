import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadSpec } from './load-spec.ts';

it('names the reference that leads nowhere, and its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.yaml');
  writeFileSync(
    file,
    'openapi: 3.1.0\ninfo: { title: Test, version: 1.0.0 }\npaths: { /batch: { $ref: "#/components/pathItems/Batch" } }\n',
  );
  await expect(loadSpec(file)).rejects.toThrow(`: #/components/pathItems/Batch (${file} #/paths/~1batch)`);
});
