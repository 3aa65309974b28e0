import { expect, it } from 'vitest';
import { dateError } from '#lib/form-values.ts';
import { createRowCheck, findCrowdedBatches, toFormValues } from './check-rows.ts';
import type { ImportCells } from './import-table.ts';

const options = {
  courses: [
    { value: 'c-ccc', label: 'CCC' },
    { value: 'c-c', label: 'C' },
    { value: 'c-cpp', label: 'C++' },
  ],
  batches: [
    { value: 'b-1', label: 'Evening  coaching batch' },
    { value: 'b-2', label: 'Lab' },
    { value: 'b-3', label: 'lab' },
  ],
  forAll: { courseId: '', batch: '' },
};
const valid: ImportCells = {
  fullName: 'लक्ष्मी नायर',
  email: 'lakshmi@example.com',
  phone: '0000033333',
  city: 'Kochi',
  village: 'Edappally',
  pinCode: '001002',
  dob: '09-03-2005',
  gender: 'F',
  fatherName: 'Suresh Nair',
  courseId: 'ccc',
  batch: 'evening coaching batch',
};
const photo = new File(['x'], 'me.png', { type: 'image/png' });

function check(list: readonly ImportCells[], { withPhoto = true, taken = '' } = {}) {
  const rows = Object.fromEntries(list.map((cells, index) => [`row-${index}`, cells]));
  const photos = new Map(withPhoto ? Object.keys(rows).map((key) => [key, photo]) : []);
  return Object.values(createRowCheck(options)({ rows, photos, getEmailError: (email) => (email === taken ? 'Taken.' : undefined) }));
}

it('accepts what the form accepts: every field but state and password', () => {
  expect(check([valid, { ...valid, email: 'b@example.com', state: 'Kerala', password: '8 chars!' }])).toEqual([{}, {}]);
});

it('tells each blank field at its cell, as the form does', () => {
  const [errors = {}] = check([{}], { withPhoto: false });
  const { courseId, batch, avatar, ...others } = errors;
  expect(Object.keys(others).sort()).toEqual(['city', 'dob', 'email', 'fatherName', 'fullName', 'gender', 'phone', 'pinCode', 'village']);
  expect(new Set(Object.values({ ...others, courseId, batch }))).toEqual(new Set(['This field is required.']));
  expect(avatar).toBe('This student has no photo yet.');
});

it('tells what it does not understand at its cell', () => {
  const cells = { ...valid, dob: '31-02-2005', gender: 'x', state: 'Bhutan', courseId: 'CC', batch: 'lab' };
  expect(check([cells])).toEqual([
    {
      dob: dateError,
      gender: 'Please write male, female or other.',
      state: 'Please write the name of a state, for example Bihar.',
      courseId: 'There is no course with this title.',
      batch: 'More than one batch has this title. Please write its id, for example b-3.',
    },
  ]);
  expect(check([{ ...valid, password: '7 chars' }])).toEqual([{ password: 'Password must have 8 characters' }]);
});

it('tells a text that is too long, and a phone number that a spreadsheet has shortened', () => {
  expect(check([{ ...valid, city: 'x'.repeat(201), phone: '9.83583E+09' }])).toEqual([
    { city: 'At most 200 letters.', phone: 'The spreadsheet has shortened this number.' },
  ]);
  expect(check([{ ...valid, city: 'x'.repeat(200) }])).toEqual([{}]);
});

it('tells an email that is in the table twice, or in the student list already', () => {
  const list = [valid, { ...valid, email: 'LAKSHMI@example.com' }, { ...valid, email: 'Anjali@example.com' }];
  expect(check(list, { taken: 'anjali@example.com' })).toEqual([{}, { email: 'Row 1 has this email, too.' }, { email: 'Taken.' }]);
});

it('tells a photo that the cell names and that is not chosen', () => {
  expect(check([{ ...valid, avatar: 'asha.jpg' }], { withPhoto: false })).toEqual([{ avatar: 'No chosen photo has this name.' }]);
});

it('turns words into the values of the form, and a course for all rows fills blank cells only', () => {
  const forAll = { courseId: 'c-cpp', batch: 'b-1' };
  const values = (cells: ImportCells) => toFormValues(cells, { ...options, forAll }).values;
  expect(values({ dob: '2005-03-09', gender: 'महिला', state: 'jammu & kashmir', courseId: 'c', batch: 'b-2' })).toEqual({
    dob: '2005-03-09',
    gender: 'female',
    state: 'jammuAndKashmir',
    courseId: 'c-c',
    batch: 'b-2',
  });
  expect(values({ dob: '९/३/२००५', gender: 'Male' })).toMatchObject({ dob: '2005-03-09', gender: 'male', courseId: 'c-cpp', batch: 'b-1' });
});

it('returns the same object for a row that has not changed', () => {
  const checkTable = createRowCheck(options);
  const photos = new Map([['a', photo]]);
  const getEmailError = () => undefined;
  const first = checkTable({ rows: { a: valid, b: {} }, photos, getEmailError });
  const second = checkTable({ rows: { a: valid, b: { city: 'Gaya' } }, photos: new Map(photos), getEmailError });
  expect(second.a).toBe(first.a);
  expect(second.b).not.toHaveProperty('city');
  expect(checkTable({ rows: { a: valid }, photos: new Map(), getEmailError }).a).toHaveProperty('avatar');
  expect(checkTable({ rows: { a: valid }, photos, getEmailError: () => 'Taken.' }).a).toHaveProperty('email');
});

it('finds batches with more rows than free seats, however many seats they have [Q-82]', () => {
  const batch = (id: string, admittedStudents?: number) => ({
    _id: id,
    title: id,
    studentLimit: 3,
    ...(admittedStudents && { admittedStudents }),
  });
  const batches = [batch('two', 2), batch('three', 3), batch('open')];
  const options = { courses: [], batches: batches.map(({ _id }) => ({ value: _id, label: _id })), forAll: { courseId: '', batch: 'two' } };
  const three = { batch: 'three' };
  const values = { a: {}, b: { batch: 'Two' }, c: {}, d: three, e: three, f: three, g: { batch: 'open' } };
  expect(findCrowdedBatches(values, options, batches)).toEqual([{ batch: batches[0], students: 3 }]);
});
