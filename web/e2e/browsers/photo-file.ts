import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photo } from '../support/pages/register.ts';

/** The path of a new small PNG file. */
export function photoFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'photo-')), photo.name);
  writeFileSync(path, photo.buffer);
  return path;
}
