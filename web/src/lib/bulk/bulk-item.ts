/** The fields of a row by their names, as they were typed. Passwords and files are not among them, because rows are stored. */
export type RowValues = Readonly<Record<string, string>>;

/**
 * `sent`: the server has confirmed it. `rejected`: the server has said why not. `unknown`: the answer has not come, or does not say
 * whether the server has saved it.
 */
export type BulkStatus = 'waiting' | 'sending' | 'sent' | 'rejected' | 'unknown';

/** A row to send. */
export interface BulkRow {
  /** Identifies the record that the row creates, such as a student with a course. */
  id: string;
  /** Names the row in lists of a run, such as 'Asha Kumari, GVI/2026/014'. */
  label: string;
  values: RowValues;
}

/** A row in a run. */
export interface BulkItem extends BulkRow {
  status: BulkStatus;
  /** Why it was rejected, or why its status is unknown. */
  message?: string;
}

const statuses: readonly unknown[] = ['waiting', 'sending', 'sent', 'rejected', 'unknown'] satisfies BulkStatus[];

/** True for an item that was stored by this version of the app. */
export function isBulkItem(value: unknown): value is BulkItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, values, status, message = '' } = value as Partial<Record<keyof BulkItem, unknown>>;
  const texts = [id, label, message, ...Object.values(values ?? { missing: undefined })];
  return texts.every((text) => typeof text === 'string') && statuses.includes(status);
}
