import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { browserData } from './browser-data.ts';

it("lists every key of the README's table, and no other", () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, section = ''] = readme.split('## What the browser stores');
  const [table = ''] = section.split('\n## ');
  const firstCells = table.split('\n').flatMap((line) => /^\| ([^|]*`[^|]*) \|/.exec(line)?.[1] ?? []);
  const inTable = firstCells.flatMap((cell) => [...cell.matchAll(/`(?:\w*\[')?([\w.-]+)/g)].map(([, key = '']) => key));
  const listed = browserData.flatMap(({ keys }): readonly string[] => keys);
  expect(inTable.length).toBeGreaterThan(15);
  expect(inTable.filter((key) => !listed.some((start) => key.startsWith(start)))).toEqual([]);
  expect(listed.filter((start) => !inTable.some((key) => key.startsWith(start)))).toEqual([]);
});
