import { expect, it } from 'vitest';
import { sortByRollNo } from '../papers/attendance-dialog.tsx';
import { findClashes } from './exam-clashes.tsx';

const asha = { _id: 's', fullName: 'Asha' };
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
