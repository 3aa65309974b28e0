import type { Exam } from '@institute/sdk';
import { brand } from '#lib/brand.ts';
import { inputDate } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import * as text from '#text/exams.ts';
import { Button } from '#ui/button.tsx';
import { CalendarIcon } from '#ui/topic-icons.tsx';
import { examHours } from './exam-facts.ts';

export function CalendarButton({ label, exams }: { label: string; exams: readonly Exam[] }) {
  const dated = exams.filter(({ date }) => inputDate(date) !== '');
  if (dated.length === 0) return null;
  const save = () => saveFile(new Blob([toCalendar(dated, new Date())], { type: 'text/calendar;charset=utf-8' }), 'exams.ics');
  return (
    <Button variant="outline" onClick={save}>
      <CalendarIcon />
      {label}
    </Button>
  );
}

/** A calendar in the format of RFC 5545, without the students. An exam keeps its UID, so that a calendar does not show it twice. */
export function toCalendar(exams: readonly Exam[], now: Date): string {
  const events = exams.flatMap(({ _id, title, course, date, time, location }) => {
    const day = inputDate(date);
    const start = new Date(`${day}T${time}:00+05:30`);
    const isTimed = !Number.isNaN(start.getTime());
    return [
      'BEGIN:VEVENT',
      `UID:exam-${encodeURIComponent(_id)}@${new URL(brand.url).hostname}`,
      `DTSTAMP:${toUtc(now)}`,
      ...(isTimed ? [`DTSTART:${toUtc(start)}`, `DURATION:PT${examHours}H`] : [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]),
      `SUMMARY:${escapeText([title || '-', course?.title].filter(Boolean).join(', '))}`,
      ...(location ? [`LOCATION:${escapeText(location)}`] : []),
      ...(isTimed ? [`DESCRIPTION:${escapeText(text.takenToLast(examHours))}`] : []),
      'END:VEVENT',
    ];
  });
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${brand.name}//EN`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** '20261220T045500Z'. */
const toUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\p{Cc}/gu, '\\n');

/** A line has at most 75 octets, and a character at most four. A character is not split between two lines. */
const fold = (line: string) => (new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gsu, '$&\r\n ') : line);
