import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { photo } from '../support/pages.ts';

/** The path of a small PNG file, which exists until the test ends. */
export function photoFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'photo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, photo.name);
  writeFileSync(path, photo.buffer);
  return path;
}
