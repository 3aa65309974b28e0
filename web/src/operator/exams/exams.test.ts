import { expect, it } from 'vitest';
import { sortByRollNo } from '../papers/attendance-dialog.tsx';
import { parseExamForm } from './create-exam-page.tsx';
import { findClashes } from './exam-clashes.tsx';
import { examSummary } from './exam-summary.ts';

const valid = { title: ' Final ', date: '2026-12-20', time: '10:30', location: ' Room 2 ', course: 'c', batch: 'b' };
const asha = { _id: 's', fullName: 'Asha', email: 'asha@example.com', rollNo: 'R/1', fatherName: 'Ravi', gender: 'female' } as const;
const parse = (changes: Record<string, string>, students: Parameters<typeof parseExamForm>[1] = [asha]) => {
  const values: Record<string, string> = { ...valid, ...changes };
  return parseExamForm((field) => values[field] ?? '', students);
};

it('requires title, time, date, location, course, batch and selected students [R-388]', () => {
  for (const field of Object.keys(valid)) expect(Object.keys(parse({ [field]: ' ' }).errors?.fields ?? {})).toEqual([field]);
  expect(parse({}, []).errors?.fields).toEqual({ students: 'This field is required.' });
  expect(parse({}, [{ _id: 's', fullName: '' }]).errors, 'a student without a name counts').toBeUndefined();
});

it("sends each student's id, name, father name and gender, and nothing else [R-389]", () => {
  const students = [{ _id: 's', fullName: 'Asha', fatherName: 'Ravi', gender: 'female' }];
  expect(parse({}).input).toEqual({ ...valid, title: 'Final', location: 'Room 2', students });
});

it('shows the date as DD-MM-YYYY, and a dash for a missing value [R-380]', () => {
  const course = { _id: 'c', title: 'CCC' };
  expect(examSummary({ _id: 'e', title: 'Final', course, date: '2026-12-20', time: '17:45' })).toBe('Final, CCC, 20-12-2026, 5:45 PM');
  expect(examSummary({ _id: 'e', title: '', course: null })).toBe('-, -, -, -');
});

it('seats by roll no put 2 before 11, and students without one last', () => {
  const students = ['GVI/11', undefined, 'GVI/2', 'ABC/30'].map((rollNo) => ({ rollNo }));
  expect(sortByRollNo(students).map(({ rollNo }) => rollNo)).toEqual(['ABC/30', 'GVI/2', 'GVI/11', undefined]);
});

const place = { date: '2026-12-20', time: '10:30', location: 'Room 2' };
const exam = { _id: 'e', title: 'Final', ...place };

it('exams that begin less than three hours apart are at the same time, also around midnight', () => {
  const isClash = (date: string, time: string) => findClashes({ ...place, date, time }, [], [exam]).length > 0;
  for (const time of ['07:31', '10:30', '13:29']) expect(isClash('2026-12-20', time), time).toBe(true);
  for (const time of ['07:30', '13:30', '', 'soon']) expect(isClash('2026-12-20', time), time).toBe(false);
  for (const date of ['2026-12-19', '']) expect(isClash(date, '10:30'), date).toBe(false);
  expect(isClash('20-12-2026', '10:30'), 'typed where the browser has no date input').toBe(true);
  expect(findClashes({ ...place, date: '2026-12-21', time: '00:30' }, [], [{ ...exam, time: '23:00' }])).toHaveLength(1);
  expect(findClashes(place, [], [{ ...exam, time: undefined }]), 'an exam without a time').toEqual([]);
});

it('an exam clashes by its room, whatever its case and spaces, or by students who would take both', () => {
  const inRoom = (location: string, own?: string) => findClashes({ ...place, location }, [asha], [{ ...exam, location: own }]);
  expect(inRoom('  room   2 ', 'ROOM 2')).toEqual([{ exam: { ...exam, location: 'ROOM 2' }, isSameRoom: true, inBoth: [] }]);
  for (const [a, b] of [
    ['Room 1', 'Room 2'],
    ['', ''],
    ['', undefined],
    ['Room 2', undefined],
  ] as const)
    expect(inRoom(a, b)).toEqual([]);
  const elsewhere = { ...place, location: 'Room 1' };
  const others = [{ ...asha, _id: 'r', fullName: 'Ravi' }, asha];
  const both = { ...exam, students: [{ _id: 's', fullName: 'Asha' }] };
  expect(findClashes(elsewhere, others, [both])).toEqual([{ exam: both, isSameRoom: false, inBoth: [asha] }]);
  expect(findClashes(elsewhere, [], [both])).toEqual([]);
});
