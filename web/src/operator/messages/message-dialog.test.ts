import type { Course, Student } from '@institute/sdk';
import { expect, it } from 'vitest';
import { languages } from '#lib/languages.ts';
import { byPlaceholder, fillIn, messages, toPerson } from './message-dialog.tsx';

const [english, hindi] = languages;
const values = { name: 'Asha', id: 'GVI/1', course: 'CCC', exam: 'Final', date: '05-12-2026', time: '15:30', place: 'Hall 2' };

it('fills in each template in both languages, with the time as that language says it', () => {
  for (const language of languages) {
    const { words, ...templates } = messages[language.folder];
    for (const template of Object.values(templates)) expect(fillIn(template, values, language)).not.toMatch(/[{}]/);
  }
  expect(fillIn(messages.en.exam, values, english)).toMatch(
    /^Dear Asha,\nYour exam for CCC \(Final\) is on 05-12-2026 at 3:30 pm\.\nPlace: Hall 2\n/,
  );
  expect(fillIn(messages.hi.exam, values, hindi)).toMatch(/^नमस्ते Asha जी,\nCCC की आपकी परीक्षा \(Final\) 05-12-2026 को दोपहर 3:30 बजे है।/);
});

it('leaves other words in braces, writes a dash for a value that is missing, and fills in nothing within a value', () => {
  const own = { name: '{id}', id: '', time: 'soon' };
  expect(fillIn('{name} {id} {time} {fee} {} {course}', own, english)).toBe('{id} - soon {fee} {} {course}');
  expect([...byPlaceholder(own, hindi).keys()]).toEqual(['{नाम}', '{आईडी}', '{समय}']);
});

const users: Student[] = [
  { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1', phone: '+91 12345 00001', courses: ['c-1'] },
  { _id: 's-2', fullName: 'Ravi', phone: '+91 12345 00002' },
];
const catalog: Course[] = [{ _id: 'c-1', title: 'CCC', price: 3000 }];

it.each([
  [{ _id: 's-1' }, 'Asha', 's-1', '+91 12345 00001'],
  [{ _id: 'unknown', rollNo: 'GVI/1' }, 'Asha', 's-1', '+91 12345 00001'],
  [{ _id: 'unknown', fullName: 'Deleted' }, 'Deleted', 'unknown', undefined],
])('finds the phone of a student of a result, %o, by id or roll number, and never that of another', (student, name, studentId, phone) => {
  expect(toPerson({ id: 'r', student }, users, catalog)).toMatchObject({ id: 'r', name, studentId, phone });
});

it('names the course of the record, or else that of the student by its title', () => {
  const [student = { _id: '' }] = users;
  const course = (facts?: { course: string }, courses = catalog) => toPerson({ id: 'r', student, facts }, [], courses).values.course;
  expect([course({ course: 'DCA' }), course(), course(undefined, [])]).toEqual(['DCA', 'CCC', '']);
});
