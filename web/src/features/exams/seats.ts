import type { ExamStudent } from './exam-summary.ts';

/** How the seats of an exam are given: in the order of its list, or by roll no. */
export type SeatOrder = 'list' | 'rollNo';

/** A student with the number of a seat. */
export interface Seat {
  number: number;
  student: ExamStudent;
}

/** 'GVI/2' comes before 'GVI/11'. */
const collator = new Intl.Collator('en', { numeric: true });

/** Gives each student a seat. Students without a roll no come last. */
export function assignSeats(students: readonly ExamStudent[], order: SeatOrder): Seat[] {
  const sorted = order === 'list' ? students : [...students].sort(compareRollNo);
  return sorted.map((student, index) => ({ number: index + 1, student }));
}

function compareRollNo({ rollNo: a }: ExamStudent, { rollNo: b }: ExamStudent): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return collator.compare(a, b);
}
