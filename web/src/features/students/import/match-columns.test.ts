import { expect, it } from 'vitest';
import { importColumns } from './import-fields.ts';
import { matchColumns, setColumnField } from './match-columns.ts';

it('finds every column of the template', () => {
  expect(matchColumns(importColumns.map(({ label }) => label))).toEqual(importColumns.map(({ field }) => field));
});

it('finds columns by other common names, in any case and with any spaces and signs', () => {
  const headers = [
    'NAME',
    'E-mail ID',
    'Mobile No.',
    "Father's Name",
    'DOB',
    ' sex ',
    'Pin Code',
    'course name',
    'पिता का नाम',
    'जन्म तिथि',
  ];
  expect(matchColumns(headers)).toEqual([
    ...['fullName', 'email', 'phone', 'fatherName', 'dob', 'gender', 'pinCode', 'courseId'],
    // The fields of the last two have a column already.
    ...[undefined, undefined],
  ]);
  expect(matchColumns(['नाम', 'पिता का नाम', 'जन्म तिथि', 'फोटो'])).toEqual(['fullName', 'fatherName', 'dob', 'avatar']);
});

it('leaves out unknown columns, and the second column for a field', () => {
  expect(matchColumns(['Sr. No.', 'Name', 'Full Name', ''])).toEqual([undefined, 'fullName', undefined, undefined]);
});

it('a field that is chosen for a column is taken from the other one', () => {
  expect(setColumnField(['fullName', 'city', undefined], 2, 'city')).toEqual(['fullName', undefined, 'city']);
  expect(setColumnField(['fullName', undefined, undefined], 0, undefined)).toEqual([undefined, undefined, undefined]);
});
