import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { applyAllowList, readAllowList } from './allow-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'allow-list-'));
const file = join(folder, 'changes.allow.yaml');
afterAll(() => rmSync(folder, { recursive: true }));

function readList(text: string) {
  writeFileSync(file, text);
  return readAllowList(file, 'breaking', 'change');
}

it('removes the problems that it allows, and reports entries that match no problem', () => {
  const allowed = readList('breaking:\n  - { change: a was removed, reason: no client calls it }\n');
  expect(applyAllowList(['a was removed', 'b was removed'], allowed, 'the file')).toEqual(['b was removed']);
  expect(applyAllowList([], allowed, 'the file')).toEqual(['the file has an entry that matches no problem: a was removed']);
});

it('requires a list whose entries have a reason', () => {
  expect(() => readList('breaking:\n  - { change: a was removed, reason: " " }\n')).toThrow("needs both 'change' and 'reason'");
  expect(() => readList('breaking: getWallet\n')).toThrow("'breaking' must be a list.");
});
