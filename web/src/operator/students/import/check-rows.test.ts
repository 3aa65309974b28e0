import { genders, states } from '@institute/sdk';
import { expect, it } from 'vitest';
import * as english from '../../../text/en/user-fields.ts';
import * as hindi from '../../../text/hi/user-fields.ts';
import { indexPeople } from '../same-person.tsx';
import { createRowCheck, findSameRows, getWarnings, toFormValues } from './check-rows.ts';
import type { ImportCells } from './import-table.ts';
import { noChoices } from './match-titles.ts';

const toOptions = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const options = {
  courses: toOptions({ 'c-ccc': 'CCC', 'c-c': 'C', 'c-cpp': 'C++' }),
  batches: toOptions({ 'b-1': 'Evening  coaching batch', 'b-2': 'Lab', 'b-3': 'lab' }),
  ...noChoices,
};
const valid: ImportCells = {
  ...{ fullName: 'लक्ष्मी नायर', email: 'lakshmi@example.com', phone: '0000033333', fatherName: 'Suresh Nair' },
  ...{ city: 'Kochi', village: 'Edappally', pinCode: '001002', dob: '09-03-2005', gender: 'F' },
  ...{ courseId: 'ccc', batch: 'evening coaching batch' },
};
const photo = new File(['x'], 'me.png', { type: 'image/png' });

function check(list: readonly ImportCells[], { withPhoto = true } = {}) {
  const rows = Object.fromEntries(list.map((cells, index) => [`row-${index}`, cells]));
  const photos = new Map(withPhoto ? Object.keys(rows).map((key) => [key, photo]) : []);
  return Object.values(createRowCheck(options)({ rows, photos, getEmailError: () => undefined }));
}

it('accepts what the form accepts: every field but state and password', () => {
  expect(check([valid, { ...valid, email: 'b@example.com', state: 'Kerala', password: '8 chars!' }])).toEqual([{}, {}]);
});

it('tells each blank field at its cell, as the form does', () => {
  const [errors] = check([{}], { withPhoto: false });
  const required = Object.keys(valid).map((field) => [field, 'This field is required.']);
  expect(errors).toEqual({ ...Object.fromEntries(required), avatar: 'No photo yet.' });
});

it('tells what it does not understand at its cell', () => {
  expect(check([{ ...valid, dob: '31-02-2005', gender: 'x', state: 'Bhutan', courseId: 'CC', batch: 'lab' }])).toEqual([
    {
      dob: 'Write it like 09-03-2005.',
      gender: 'Write male, female or other.',
      state: 'Write the name of a state, for example Bihar.',
      courseId: 'No such course. Write the full title, for example CCC.',
      batch: 'More than one batch has this title. Please write its id, for example b-3.',
    },
  ]);
});

it.each([
  [{ password: '7 chars' }, 'Password must have 8 characters'],
  [{ city: 'x'.repeat(201) }, 'At most 200 characters.'],
  [{ phone: '9.83583E+09' }, 'The spreadsheet has shortened this number.'],
  [{ avatar: 'asha.jpg' }, 'No chosen photo has this name.'],
])('tells what is wrong with %j: %s', (cells, message) => {
  const [field = ''] = Object.keys(cells);
  expect(check([{ ...valid, ...cells }], { withPhoto: field !== 'avatar' })).toEqual([{ [field]: message }]);
});

it('turns words into the values of the form, and a course for all rows fills blank cells only', () => {
  const values = (cells: ImportCells) => toFormValues(cells, { ...options, forAll: { courseId: 'c-cpp', batch: 'b-1' } }).values;
  const own = { dob: '2005-03-09', gender: 'महिला', state: 'jammu & kashmir', courseId: 'c', batch: 'b-2' };
  expect(values(own)).toEqual({ ...own, gender: 'female', state: 'jammuAndKashmir', courseId: 'c-c' });
  expect(values({ dob: '९/३/२००५', gender: 'Male' })).toMatchObject({ dob: '2005-03-09', gender: 'male', courseId: 'c-cpp', batch: 'b-1' });
});

it.each([
  ['English', english],
  ['Hindi', hindi],
])('reads each gender and state of the site in %s', (_, text) => {
  const read = (cells: ImportCells) => toFormValues(cells, options).values;
  for (const gender of Object.values(genders)) expect(read({ gender: text.genders[gender] })).toMatchObject({ gender });
  for (const state of Object.values(states)) expect(read({ state: text.stateName(state) })).toMatchObject({ state });
});

it.each([
  ['5 Jan 2006', '2006-01-05'],
  ['05-Jan-2006', '2006-01-05'],
  ['9 march 2005', '2005-03-09'],
  ['Jan 5, 2006', '2006-01-05'],
  ['1st Sept 2006', '2006-09-01'],
  ['31 Feb 2005', ''],
  ['5 Foo 2006', ''],
])('reads the date %s as %s', (dob, value) => {
  expect(toFormValues({ dob }, options).values.dob).toBe(value);
});

it.each([
  [{ phone: '98350' }, 'Only 5 digits. A phone number has 10.'],
  [{ pinCode: '80000' }, 'Only 5 digits. A pincode has 6.'],
  [{ email: 'asha at example' }, 'This does not look like an email.'],
  [{ dob: '09-03-2999' }, 'This date is in the future.'],
])('warns of %j without rejecting it: %s', (cells, message) => {
  const [field = ''] = Object.keys(cells);
  expect(getWarnings({ ...valid, ...cells })).toEqual({ [field]: message });
  expect(check([{ ...valid, ...cells }])).toEqual([{}]);
});

it.each(['0000012345', '+91 00000-12345', '000000 12345', '०००००१२३४५'])('has no doubt about the phone %s', (phone) => {
  expect(getWarnings({ ...valid, phone })).toEqual({});
});

it('finds the rows that look like a student of the list, like one who is sent and not rejected, or like a row above', () => {
  const rows = {
    first: { fullName: 'Asha Kumari', phone: '1235000001', dob: '9 March 2005' },
    above: { fullName: 'Kumari Asha', dob: '09-03-2005' },
    sent: { phone: '1235000002' },
    rejected: { phone: '1235000003' },
    listed: { phone: '1235000004' },
  };
  const items = (['sent', 'rejected'] as const).map((status) => ({ id: status, label: status, values: rows[status], status }));
  const students = indexPeople([{ who: 'Ravi', phone: rows.listed.phone }]);
  expect(findSameRows(rows, items, students).map(({ key, same, known }) => [key, same, known.who])).toEqual([
    ['above', 'dob', 'row 1, Asha Kumari'],
    ['sent', 'phone', 'sent'],
    ['listed', 'phone', 'Ravi'],
  ]);
});
