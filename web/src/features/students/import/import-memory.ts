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
  /** The words with which the server has refused students, by the id of the batch. */
  fullBatches: Readonly<Record<string, string>>;
}

export type ImportMemoryStore = ReturnType<typeof createImportMemory>;

/** Holds the passwords of an import. They are stored nowhere, and gone with the page. */
export function createImportMemory() {
  const store = createStore<ImportMemory>({ slips: {}, fullBatches: {} });
  const given = new Map<string, string>();
  const setSlips = (slips: Readonly<Record<string, PasswordSlip>>) => store.set({ ...store.get(), slips });
  const changeSlips = (ids: readonly string[], changes: Partial<PasswordSlip>) => {
    const { slips } = store.get();
    const changed = ids.flatMap((id) => (slips[id] ? [[id, { ...slips[id], ...changes }]] : []));
    setSlips({ ...slips, ...Object.fromEntries(changed) });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Passwords that the table contains, by the ids of their rows. */
    given,
    /** Returns the password with which a row is sent, the same one each time, and makes one if none is given. */
    takePassword(id: string, student: Pick<PasswordSlip, 'fullName' | 'email'>): string {
      const { slips } = store.get();
      const password = slips[id]?.password ?? given.get(id) ?? makePassword();
      setSlips({ ...slips, [id]: { ...student, password, isCreated: false, isPrinted: false } });
      return password;
    },
    confirm: (id: string) => changeSlips([id], { isCreated: true }),
    setPrinted: (ids: readonly string[]) => changeSlips(ids, { isPrinted: true }),
    /** Forgets passwords, when their slips are on paper. */
    forget(ids: readonly string[]): void {
      for (const id of ids) given.delete(id);
      setSlips(Object.fromEntries(Object.entries(store.get().slips).filter(([id]) => !ids.includes(id))));
    },
    setFull: (batch: string, message: string) =>
      store.set({ ...store.get(), fullBatches: { ...store.get().fullBatches, [batch]: message } }),
    /** Lets students of these batches be sent again, because seats may be free meanwhile. */
    setOpen(batches: readonly string[]): void {
      const full = Object.entries(store.get().fullBatches).filter(([batch]) => !batches.includes(batch));
      store.set({ ...store.get(), fullBatches: Object.fromEntries(full) });
    },
  };
}
