import { toasts } from '../../../ui/toast/toast-store.ts';
import { makePassword } from '../make-password.ts';
import { toEmailKey } from './check-rows.ts';
import { selectCells } from './import-rows.ts';
import { matchColumns } from './match-columns.ts';
import type { ImportTable } from './read-table.ts';
import { hasGivenPassword } from './to-bulk-rows.ts';
import type { StudentRun } from './use-student-run.ts';

/** The rows that wait for a password of the table. A reload forgets it, because passwords are not stored. */
export function getMissingPasswords({ bulk, memory, given }: Pick<StudentRun, 'bulk' | 'memory' | 'given'>) {
  const ids = bulk.items
    .filter(({ id, status, values }) => status === 'waiting' && hasGivenPassword(values) && given[id] === undefined)
    .map(({ id }) => id);
  return {
    count: bulk.isRunning ? 0 : ids.length,
    /** Takes the passwords from the table, which is chosen again. */
    restore(table: ImportTable): void {
      const passwords = readPasswords(table);
      const found = ids.flatMap((id) => (passwords.has(id) ? [[id, passwords.get(id)]] : []));
      if (found.length === 0)
        return void toasts.error('The table has no passwords for these students in columns named Email and Password.');
      memory.give(Object.fromEntries(found));
      toasts.success(found.length === 1 ? '1 password is read.' : `${found.length} passwords are read.`);
    },
    make: () => memory.give(Object.fromEntries(ids.map((id) => [id, makePassword()]))),
  };
}

export type MissingPasswords = ReturnType<typeof getMissingPasswords>;

/** The passwords of a table, by the e-mails of their rows. */
function readPasswords({ header, rows }: ImportTable): ReadonlyMap<string, string> {
  const cells = selectCells(rows, matchColumns(header));
  return new Map(cells.flatMap(({ email, password }) => (email && password ? [[toEmailKey(email), password] as const] : [])));
}
