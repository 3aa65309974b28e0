import { expect, it } from 'vitest';
import { noChoices } from './match-titles.ts';
import { hasGivenPassword, toCells, toQueueRows } from './student-queue.ts';

const options = {
  courses: [{ value: 'c-ccc', label: 'CCC' }],
  batches: [{ value: 'b-lab', label: 'Lab' }],
  ...noChoices,
  forAll: { courseId: '', batch: 'b-lab' },
};
const values = {
  a: {
    ...{ fullName: 'Asha', email: 'Asha@Example.com ', dob: '9.3.2005', gender: 'f' },
    ...{ state: 'Bihar', courseId: 'ccc', password: 'given-password' },
  },
  b: { fullName: 'Rohit', email: 'rohit@example.com' },
};
/** The cells of rows that were rejected. */
const toRejectedCells = (keys: string[], getPassword: (id: string) => string | undefined) =>
  toCells(
    toQueueRows(keys, values, options).map(({ row }) => ({ ...row, status: 'rejected' as const })),
    options,
    getPassword,
  );

it('identifies a student by the email, and keeps the password out of the row, which is stored', () => {
  const [asha] = toQueueRows(['a'], values, options);
  expect(asha).toMatchObject({ key: 'a', password: 'given-password', row: { id: 'asha@example.com', label: 'Asha, Asha@Example.com ' } });
  expect(JSON.stringify(asha?.row)).not.toContain('given-password');
  expect(asha?.row.values).toMatchObject({ dob: '2005-03-09', gender: 'female', state: 'bihar', courseId: 'c-ccc', batch: 'b-lab' });
});

it('a rejected row comes back with the words of its course, batch and state, which mean the same again', () => {
  const cells = toRejectedCells(['a', 'b'], (id) => (id.startsWith('asha') ? 'given-password' : undefined));
  expect(cells[0]).toMatchObject({ dob: '09-03-2005', state: 'BIHAR', courseId: 'CCC', batch: 'Lab', password: 'given-password' });
  expect(cells[1]).toMatchObject({ dob: '', state: '', courseId: '', batch: 'Lab', password: '' });
  const again = toQueueRows(['0', '1'], Object.fromEntries(cells.entries()), options).map(({ row }) => row);
  expect(again).toEqual(toQueueRows(['a', 'b'], values, options).map(({ row }) => row));
});

it('a row whose password is forgotten still counts as one with a password when it comes back, unless it is cleared', () => {
  const forgotten = toRejectedCells(['a', 'b'], () => undefined);
  const again = toQueueRows(['0', '1'], Object.fromEntries(forgotten.entries()), options);
  expect(again.map(({ password, row }) => [password, hasGivenPassword(row.values)])).toEqual([
    ['', true],
    ['', false],
  ]);
  const [cells = {}] = toRejectedCells(['a'], () => 'given-password');
  const [cleared] = toQueueRows(['a'], { a: { ...cells, password: '' } }, options);
  expect(hasGivenPassword(cleared?.row.values ?? {})).toBe(false);
});
