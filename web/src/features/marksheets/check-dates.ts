/** The dates of a marksheet, as YYYY-MM-DD. */
export interface MarksheetDates {
  startDate: string;
  endDate: string;
  issueDate: string;
}

/** Messages by field for dates that are not in order. Dates as YYYY-MM-DD compare as text. */
export function checkDates({ startDate, endDate, issueDate }: MarksheetDates): Record<string, string> {
  return {
    ...(endDate < startDate && { endDate: 'The end date is before the start date.' }),
    ...(issueDate < endDate && { issueDate: 'The issue date is before the end date.' }),
  };
}
