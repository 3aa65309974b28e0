import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSeedDb, seed } from './index.ts';

const manual = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [, table = ''] = /^## Accounts and ids\n(.*?)^## /ms.exec(manual) ?? [];
const db = createSeedDb();

it("the README's table has the number of records of each kind, their ids, roles and sign-ins", () => {
  const counted = [...table.matchAll(/(\d+) (students|courses|batches|results|marksheets|exams|transactions)\b/g)];
  const named = Object.fromEntries(counted.map(([, count, kind = '']) => [kind, Number(count)]));
  const students = db.accounts.filter(({ role }) => role === 11);
  const { courses, batches, results, marksheets, exams, transactions } = db;
  const records = { students, courses, batches, results, marksheets, exams, transactions };
  expect(named).toEqual(Object.fromEntries(Object.entries(records).map(([kind, { length }]) => [kind, length])));

  const ids = [...table.matchAll(/`([a-z]-[\w-]+)`/g)].map(([, id]) => id);
  const known = [db.accounts, ...Object.values(records)].flat().map(({ _id }) => _id);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  // A range ends at the last record.
  for (const [, first = '', last = ''] of table.matchAll(/`(\w-\d+)` … `(\w-\d+)`/g)) {
    const range = known.filter((id) => new RegExp(`^${first[0]}-\\d+$`).test(id));
    expect([range[0], range.at(-1)]).toEqual([first, last]);
  }
  expect(seed.batches.lab.admittedStudents).toBe(0);

  const rows = table.split('\n').filter((row) => row.includes('@'));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const [, email, password] = /`(\S+@\S+)` \/ `(\S+)`/.exec(row) ?? [];
    const [, role] = /\(role (\d+)\)/.exec(row) ?? [];
    const account = db.accounts.find((one) => one.email === email);
    expect(account).toMatchObject({ password, role: Number(role) });
    expect(row).toContain(`\`${account?._id}\``);
  }
});
