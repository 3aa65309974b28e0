import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Minutes from UTC to +05:30, whatever zone the device is in. */
const india = 330;

/** '05/Nov/2026'. */
export function slashDate(value: string | undefined): string {
  return parse(value)?.format('DD/MMM/YYYY') ?? '-';
}

/** '05-11-2026'. */
export function dashDate(value: string | undefined): string {
  return parse(value)?.format('DD-MM-YYYY') ?? '-';
}

/** 'November-05-2026 at 4:05 PM'. */
export function longMoment(value: string | undefined): string {
  return parse(value)?.format('MMMM-DD-YYYY [at] h:mm A') ?? '-';
}

/** '4:05 PM' for the wire's '16:05'; any other text stays as it is. */
export function clockTime(value: string | undefined): string {
  const moment = /^\d{2}:\d{2}$/.test(value ?? '') ? parse(`2000-01-01T${value}:00+05:30`) : undefined;
  return moment?.format('h:mm A') ?? (value || '-');
}

/** '2026-11-05' as the wire and a date field have it; '' for none. */
export function inputDate(value: string | undefined): string {
  return parse(value)?.format('YYYY-MM-DD') ?? '';
}

function parse(value = ''): Dayjs | undefined {
  const moment = dayjs.utc(value);
  if (!moment.isValid()) return undefined;
  // A date without a time names a day, not a moment: it must not move with a zone.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return moment.utcOffset(india);
  return moment.format('YYYY-MM-DD') === value ? moment : undefined;
}
