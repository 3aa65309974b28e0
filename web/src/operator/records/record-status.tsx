import { Badge } from '@chakra-ui/react/badge';
import type { Batch, Exam, Marksheet, Result, Student, Transaction } from '@institute/sdk';
import { inputDate } from '#lib/dates.ts';
import * as batches from '#text/batches.ts';
import * as common from '#text/common.ts';
import * as marksheets from '#text/marksheets.ts';
import * as results from '#text/results.ts';
import * as wallet from '#text/wallet.ts';
import type { SelectOption } from '#ui/fields/select-field.tsx';

interface RowStatus extends SelectOption {
  colorPalette?: 'success' | 'warning';
}

/** The two states of a record, as lists filter by them and pages show them. */
export interface Statuses<Row> {
  options: readonly RowStatus[];
  get: (row: Row) => RowStatus;
}

function statuses<Row>(is: (row: Row) => boolean, yes: RowStatus, no: RowStatus): Statuses<Row> {
  return { options: [yes, no], get: (row) => (is(row) ? yes : no) };
}

export function RecordStatus<Row>({ statuses, row }: { statuses: Statuses<Row>; row: Row }) {
  const { colorPalette, label } = statuses.get(row);
  return <Badge colorPalette={colorPalette}>{label}</Badge>;
}

export const studentStatuses = statuses<Pick<Student, 'isActive'>>(
  ({ isActive = false }) => isActive,
  { value: 'active', label: common.studentActive, colorPalette: 'success' },
  { value: 'ended', label: common.studentEnded },
);

/** Only false is ended: a batch whose state the server leaves out is offered and shown as active. */
export const isActiveBatch = ({ isActive }: Pick<Batch, 'isActive'>): boolean => isActive !== false;

export const batchStatuses = statuses(
  isActiveBatch,
  { value: 'active', label: batches.active, colorPalette: 'success' },
  { value: 'ended', label: batches.ended },
);

/** The server's `admittedStudents` is the number of free seats, in spite of its name. */
export const getFreeSeats = ({ admittedStudents }: Pick<Batch, 'admittedStudents'>): number | undefined => admittedStudents;

export const isFullBatch = (batch: Pick<Batch, 'isActive' | 'admittedStudents'>): boolean =>
  isActiveBatch(batch) && getFreeSeats(batch) === 0;

/** Until the students have loaded, the free seats tell whether there are any, so that nothing moves. */
export const hasStudents = (batch: Batch, students: readonly Student[] | undefined): boolean =>
  students ? students.length > 0 : getFreeSeats(batch) !== batch.studentLimit;

/** The result is requested, but not declared. */
export const isWaitingResult = ({ isActive }: Pick<Result, 'isActive'>): boolean => !isActive;

export const resultStatuses = statuses<Pick<Result, 'isActive'>>(
  (result) => !isWaitingResult(result),
  { value: 'out', label: results.resultOut, colorPalette: 'success' },
  { value: 'sent', label: results.requestSent, colorPalette: 'warning' },
);

/** The institute has not verified the marksheet or the payment. */
export const isUnverified = ({ isVerified }: Pick<Marksheet | Transaction, 'isVerified'>): boolean => !isVerified;

export const marksheetStatuses = statuses<Pick<Marksheet, 'isVerified'>>(
  (marksheet) => !isUnverified(marksheet),
  { value: 'verified', label: marksheets.verified, colorPalette: 'success' },
  { value: 'unverified', label: marksheets.unverified, colorPalette: 'warning' },
);

export const paymentStatuses = statuses<Pick<Transaction, 'isVerified'>>(
  (payment) => !isUnverified(payment),
  { value: 'verified', label: wallet.verified, colorPalette: 'success' },
  { value: 'pending', label: wallet.pending, colorPalette: 'warning' },
);

const dayMs = 24 * 60 * 60 * 1000;

/** The exam is today or in the next 7 days in +05:30. */
export function isExamSoon({ date }: Pick<Exam, 'date'>, now: Date): boolean {
  const day = inputDate(date);
  // Days in this format sort as text.
  return day !== '' && day >= inputDate(now.toISOString()) && day <= inputDate(new Date(now.getTime() + 7 * dayMs).toISOString());
}
