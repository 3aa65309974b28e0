import type { Course, Student } from '@institute/sdk';
import { expect, it } from 'vitest';
import { studentExportColumns } from './students-page.tsx';

const courses: Course[] = [{ _id: 'c-1', title: 'Tally with GST', price: 1 }];
const student: Student = {
  ...{ _id: 's-1', fullName: 'Asha', email: 'asha@example.com', phone: '+91 12358-31495', role: 11 },
  ...{ state: 'bihar', village: 'Assi', pinCode: '842001', courses: ['c-1', 'c-deleted'] },
};

const read = (row: Student, batches?: ReadonlyMap<string, string>) =>
  Object.fromEntries(studentExportColumns(courses, batches).map(({ header, text }) => [header, text(row)]));

it('a file of students has course, batch, village, the label of the state, and a phone that needs no apostrophe', () => {
  expect(read(student, new Map([['s-1', 'Morning']]))).toMatchObject({
    ...{ Phone: '911235831495', Course: 'Tally with GST; Course c-deleted', Batch: 'Morning' },
    ...{ Village: 'Assi', State: 'BIHAR', Pincode: '842001' },
  });
});

it('a text that is no phone number stays as it is, for the file to make it harmless', () => {
  for (const phone of ['+cmd|calc', '=1+1', '0000017688']) expect(read({ ...student, phone }).Phone).toBe(phone);
});

it('without the batches there is no column for them', () => {
  expect(read(student)).not.toHaveProperty('Batch');
});
