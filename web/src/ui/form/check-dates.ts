/** The dates of a document about a course, as YYYY-MM-DD. */
export interface Period {
  startDate: string;
  endDate: string;
  issueDate: string;
}

/** Messages by field for dates that are not in order. Dates as YYYY-MM-DD compare as text. */
export function checkDates({ startDate, endDate, issueDate }: Period): Record<string, string> {
  return {
    ...(endDate < startDate && { endDate: 'The end date is before the start date.' }),
    ...(issueDate < endDate && { issueDate: 'The issue date is before the end date.' }),
  };
}
