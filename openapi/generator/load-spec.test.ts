import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadSpec } from './load-spec.ts';

it.each(['#/components/pathItems/Batch', 'paths/batches.yaml#/batch'])(
  'names the reference %s that leads nowhere, and its place',
  async ($ref) => {
    const folder = mkdtempSync(join(tmpdir(), 'spec-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: { title: 'Test', version: '1.0.0' }, paths: { '/batch': { $ref } } }));
    await expect(loadSpec(file)).rejects.toThrow(`: ${$ref} (${file} #/paths/~1batch)`);
  },
);
