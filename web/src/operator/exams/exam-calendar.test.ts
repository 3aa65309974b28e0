import type { Exam } from '@institute/sdk';
import { expect, it } from 'vitest';
import { toCalendar } from './exam-calendar.tsx';

const exam: Exam = {
  _id: 'e-1',
  title: 'Final',
  course: { _id: 'c', title: 'CCC' },
  batch: 'b',
  date: '2026-12-20',
  time: '10:30',
  location: 'Room 2',
  students: [{ _id: 's', fullName: 'Asha Verma', email: 'asha@example.com', rollNo: 'R/1', phone: '0000012345' }],
};
const now = new Date('2026-11-28T09:15:30.123Z');
const toLines = (...exams: Partial<Exam>[]) =>
  toCalendar(
    exams.map((change) => ({ ...exam, ...change })),
    now,
  ).split('\r\n');
/** The lines as a calendar reads them: the folds removed. */
const read = (change: Partial<Exam>) => toLines(change).join('\r\n').replaceAll('\r\n ', '').split('\r\n');

it('writes an exam with its time in India as UTC, three hours long, and nothing of its students', () => {
  expect(toLines({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gyan Vikas Institute//EN',
    'BEGIN:VEVENT',
    'UID:exam-e-1@www.gyanvikas.example.com',
    'DTSTAMP:20261128T091530Z',
    'DTSTART:20261220T050000Z',
    'DURATION:PT3H',
    'SUMMARY:Final\\, CCC',
    'LOCATION:Room 2',
    'DESCRIPTION:We assume that the exam lasts 3 hours.',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('moves an exam of the early morning in India to the day before in UTC, and keeps its UID when it is changed', () => {
  const lines = toLines({ time: '05:00', title: 'Moved', location: 'Room 3' });
  expect(lines).toContain('DTSTART:20261219T233000Z');
  expect(lines).toContain('UID:exam-e-1@www.gyanvikas.example.com');
  const uids = toLines({}, { _id: 'e-2' }).filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(2);
  expect(read({ _id: 'e\r\nATTENDEE:x' }).filter((line) => line.startsWith('UID'))).toEqual([
    'UID:exam-e%0D%0AATTENDEE%3Ax@www.gyanvikas.example.com',
  ]);
});

it('takes the whole day for an exam without a time, and leaves out a place and a course that are not known', () => {
  for (const time of [undefined, '', 'noon']) {
    const lines = toLines({ time, location: '', course: null });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261220');
    expect(lines).toContain('SUMMARY:Final');
    expect(lines.join()).not.toMatch(/DURATION|LOCATION|DESCRIPTION/);
  }
  expect(toLines({ title: '' })).toContain('SUMMARY:-\\, CCC');
});

it('escapes commas, semicolons, backslashes, every line break and what a calendar rejects, so that a text adds no line of its own', () => {
  const lines = read({ title: 'A, B; C\\D', location: 'Hall\r\nBEGIN:VALARM\nX\rY\u000BZ', course: null });
  expect(lines).toContain('SUMMARY:A\\, B\\; C\\\\D');
  expect(lines).toContain('LOCATION:Hall\\nBEGIN:VALARM\\nX\\nY\\nZ');
});

it.each([
  'Practical exam of computer concepts '.repeat(6),
  'हिन्दी टाइपिंग गति परीक्षा '.repeat(6),
  '🎓'.repeat(40),
  'x'.repeat(67),
  'x'.repeat(68),
])('folds a long line at 75 octets without breaking a letter: %s', (title) => {
  const octets = toLines({ title }).map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(toLines({ title }).join()).not.toContain('\uFFFD');
  expect(read({ title, course: null })).toContain(`SUMMARY:${title}`);
});
