import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import * as text from '#text/dates.ts';

dayjs.extend(utc);
if (text.locale) dayjs.locale('own', text.locale);

/** Minutes between UTC and +05:30. The time zone of the device does not matter. */
const indiaOffset = 330;

/** '05/Nov/2026'. */
export function slashDate(value: string | undefined): string {
  return parse(value)?.format(text.slashDate) ?? '-';
}

/** '05-11-2026'. */
export function dashDate(value: string | undefined): string {
  return parse(value)?.format('DD-MM-YYYY') ?? '-';
}

/** '5 November 2026'. */
export function longDate(value: string | undefined): string {
  return parse(value)?.format(text.longDate) ?? '-';
}

/** 'November-05-2026 at 4:05 PM'. */
export function longMoment(value: string | undefined): string {
  return momentParts(value).join(' ');
}

export function momentParts(value: string | undefined): string[] {
  const moment = parse(value);
  return moment ? [text.momentDate, text.momentTime].map((format) => moment.format(format)) : ['-'];
}

/** '2026-11-05 16:05', which spreadsheets read as a time in every language; '' if the value is not a date. */
export function plainMoment(value: string | undefined): string {
  return parse(value)?.format('YYYY-MM-DD HH:mm') ?? '';
}

/** '4:05 PM' for '16:05', the format of the API; any other text stays as it is. */
export function clockTime(value: string | undefined): string {
  const moment = /^\d{2}:\d{2}$/.test(value ?? '') ? parse(`2000-01-01T${value}:00+05:30`) : undefined;
  return moment?.format(text.clockTime) ?? (value || '-');
}

/** '2026-11-05', the format of the API and of date inputs; '' if the value is not a date. */
export function inputDate(value: string | undefined): string {
  return parse(value)?.format('YYYY-MM-DD') ?? '';
}

/** The last day of a course with this first day and length in months, as YYYY-MM-DD; '' while one of them is not known. */
export function getLastDay(startDate: string, months: number | undefined): string {
  if (months === undefined || !Number.isInteger(months) || months < 1) return '';
  const start = parse(startDate);
  // A year that is only partly typed is before 1900.
  if (!start || start.year() < 1900) return '';
  const next = start.add(months, 'month');
  // In a month that is too short for the day, the last day of the month is the last day of the course.
  const isShort = next.date() < start.date();
  return (isShort ? next : next.subtract(1, 'day')).format('YYYY-MM-DD');
}

function parse(value = ''): Dayjs | undefined {
  const moment = dayjs.utc(value);
  if (!moment.isValid()) return undefined;
  // A date without a time is a day and must not shift with a time zone.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return moment.utcOffset(indiaOffset);
  return moment.format('YYYY-MM-DD') === value ? moment : undefined;
}
