import { createStore } from '../../../lib/store.ts';
import { makePassword } from '../make-password.ts';

/** What a student needs to sign in. */
export interface PasswordSlip {
  fullName: string;
  email: string;
  password: string;
  /** The server has confirmed the student. */
  isCreated: boolean;
  isPrinted: boolean;
}

/** What is kept in this page only, because it must not be stored or is soon out of date. */
interface ImportMemory {
  /** By the id of the row. */
  slips: Readonly<Record<string, PasswordSlip>>;
  /** Passwords that the table contains, by the ids of their rows. */
  given: Readonly<Record<string, string>>;
  /** The words with which the server has rejected students, by the id of the batch. */
  fullBatches: Readonly<Record<string, string>>;
}

export type ImportMemoryStore = ReturnType<typeof createImportMemory>;

/** Holds the passwords of an import. They are stored nowhere, and gone with the page. */
export function createImportMemory() {
  const store = createStore<ImportMemory>({ slips: {}, given: {}, fullBatches: {} });
  const setSlips = (slips: Readonly<Record<string, PasswordSlip>>) => store.set({ ...store.get(), slips });
  const changeSlips = (ids: readonly string[], changes: Partial<PasswordSlip>) => {
    const { slips } = store.get();
    const changed = ids.flatMap((id) => (slips[id] ? [[id, { ...slips[id], ...changes }]] : []));
    setSlips({ ...slips, ...Object.fromEntries(changed) });
  };
  const forget = (ids: readonly string[]) => {
    const forgotten = new Set(ids);
    const { slips, given, ...others } = store.get();
    store.set({ ...others, slips: omit(slips, forgotten), given: omit(given, forgotten) });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Keeps passwords of the table, by the ids of their rows. */
    give: (passwords: Readonly<Record<string, string>>) => store.set({ ...store.get(), given: { ...store.get().given, ...passwords } }),
    /** Returns the password with which a row is sent: the given one, or a made one, which is the same each time. */
    takePassword(id: string, student: Pick<PasswordSlip, 'fullName' | 'email'>): string {
      const { slips, given } = store.get();
      const password = given[id] ?? slips[id]?.password ?? makePassword();
      setSlips({ ...slips, [id]: { ...student, password, isCreated: false, isPrinted: false } });
      return password;
    },
    confirm: (id: string) => changeSlips([id], { isCreated: true }),
    setPrinted: (ids: readonly string[]) => changeSlips(ids, { isPrinted: true }),
    /** Forgets passwords, when their slips are on paper. */
    forget,
    /** Forgets the passwords of rows that are removed or corrected. The slips of created students stay. */
    discard: (ids: readonly string[]) => forget(ids.filter((id) => !store.get().slips[id]?.isCreated)),
    setFull: (batch: string, message: string) =>
      store.set({ ...store.get(), fullBatches: { ...store.get().fullBatches, [batch]: message } }),
    /** Lets students of these batches be sent again, because seats may be free meanwhile. */
    setOpen(batches: readonly string[]): void {
      const full = Object.entries(store.get().fullBatches).filter(([batch]) => !batches.includes(batch));
      store.set({ ...store.get(), fullBatches: Object.fromEntries(full) });
    },
  };
}

function omit<Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}
