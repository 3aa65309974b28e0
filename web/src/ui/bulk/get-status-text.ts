import type { BulkStatus } from '../../lib/bulk/bulk-item.ts';

/** The word for one and for many records, such as 'result' and 'results'. */
export interface Noun {
  one: string;
  many: string;
}

interface RunStatus {
  counts: Record<BulkStatus, number>;
  isRunning: boolean;
  notice: string | undefined;
  /** How many rows waited when the page was opened. */
  left: number;
  noun: Noun;
}

/** What a run does, in words that change at its start, pause and end only. A screen reader announces them. */
export function getStatusText({ counts, isRunning, notice, left, noun }: RunStatus): string {
  const { waiting, sending, sent, rejected, unknown } = counts;
  if (isRunning) return `Sending ${noun.many}. Keep this page open.`;
  if (sending > 0) return notice ?? 'Waiting for the last answers…';
  if (waiting > 0 && notice) return `${notice} ${countRows(waiting)} left.`;
  if (waiting > 0)
    return waiting === left ? `You had ${countRows(left)} left. Nothing was sent meanwhile.` : `Paused. ${countRows(waiting)} left.`;
  const text = `${sent} ${sent === 1 ? noun.one : noun.many} sent.`;
  return rejected + unknown > 0 ? `${text} Please look at the other ${countRows(rejected + unknown)}.` : text;
}

const countRows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
