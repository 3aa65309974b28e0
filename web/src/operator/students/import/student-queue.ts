import { type CreateStudentInput, type CreateStudentResponse, isApiError } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { QueueItem, QueueRow, RequestQueue, RowValues, SendItem } from '#lib/queue/queue.ts';
import { useQuietMutation, useStoredQueue } from '#lib/queue/use-queue.ts';
import { createStore, useStore } from '#lib/store.ts';
import * as text from '#text/import.ts';
import { type PreparePhoto, preparePhoto } from '#ui/photo/prepare-photo.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { GridValues } from '../../entry/grid-values.ts';
import { isStudentCreated, makePassword, parseStudentForm } from '../parse-student-form.ts';
import { toCellTexts, toEmailKey, toFormValues, toReader } from './check-rows.ts';
import { type ImportTable, matchColumns, selectCells } from './import-table.ts';
import type { ImportOptions } from './match-titles.ts';

export interface PasswordSlip {
  fullName: string;
  email: string;
  password: string;
  isCreated: boolean;
  isPrinted: boolean;
}

/** State of this page only: it must not be stored, or is soon out of date. */
interface ImportMemory {
  slips: Readonly<Record<string, PasswordSlip>>;
  /** Passwords that the table contains, by the ids of their rows. */
  given: Readonly<Record<string, string>>;
  /** The messages with which the server has rejected students, by the id of the full batch. */
  fullBatches: Readonly<Record<string, string>>;
}

type ImportMemoryStore = ReturnType<typeof createImportMemory>;

/** Holds the passwords of an import. They are stored nowhere, and gone with the page. */
export function createImportMemory() {
  const store = createStore<ImportMemory>({ slips: {}, given: {}, fullBatches: {} });
  const set = (changes: Partial<ImportMemory>) => store.set({ ...store.get(), ...changes });
  const changeSlips = (ids: readonly string[], changes: Partial<PasswordSlip>) => {
    const { slips } = store.get();
    const changed = ids.flatMap((id) => (slips[id] ? [[id, { ...slips[id], ...changes }]] : []));
    set({ slips: { ...slips, ...Object.fromEntries(changed) } });
  };
  const forget = (isForgotten: (id: string) => boolean) => {
    const keep = <Value>(record: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(record).filter(([id]) => !isForgotten(id)));
    const { slips, given } = store.get();
    set({ slips: keep(slips), given: keep(given) });
  };
  const isCreated = (id: string) => store.get().slips[id]?.isCreated === true;
  return {
    get: store.get,
    subscribe: store.subscribe,
    give: (passwords: Readonly<Record<string, string>>) => set({ given: { ...store.get().given, ...passwords } }),
    /** Returns the password with which a row is sent: the given one, or a made one, which is the same each time. */
    takePassword(id: string, student: Pick<PasswordSlip, 'fullName' | 'email'>): string {
      const { slips, given } = store.get();
      const password = given[id] ?? slips[id]?.password ?? makePassword();
      set({ slips: { ...slips, [id]: { ...student, password, isCreated: false, isPrinted: false } } });
      return password;
    },
    confirm: (id: string) => changeSlips([id], { isCreated: true }),
    setPrinted: (ids: readonly string[]) => changeSlips(ids, { isPrinted: true }),
    /** Forgets passwords, when their slips are on paper. */
    forget: (ids: ReadonlySet<string>) => forget((id) => ids.has(id)),
    /** Forgets the passwords of rows that are sent again. The slips of created students stay. */
    discard: (ids: ReadonlySet<string>) => forget((id) => ids.has(id) && !isCreated(id)),
    /** Forgets the passwords of rows that are removed or corrected. The slips of created students stay. */
    keepOnly: (ids: ReadonlySet<string>) => forget((id) => !ids.has(id) && !isCreated(id)),
    setFull: (batch: string, message: string) => set({ fullBatches: { ...store.get().fullBatches, [batch]: message } }),
    /** Lets students of these batches be sent again, because seats may be free meanwhile. */
    setOpen(batches: readonly string[]): void {
      const full = Object.entries(store.get().fullBatches).filter(([batch]) => !batches.includes(batch));
      set({ fullBatches: Object.fromEntries(full) });
    },
  };
}

/** Turns rows of the preview into rows of the queue. The email identifies a student, so no student is created twice. */
export function toQueueRows(keys: readonly string[], values: GridValues, options: ImportOptions) {
  return keys.map((key) => {
    const { password = '', ...texts } = toFormValues(values[key] ?? {}, options).values;
    const { fullName = '', email = '' } = texts;
    // The password must not be stored with the row.
    const row: QueueRow = { id: toEmailKey(email), label: `${fullName}, ${email}`, values: { ...texts, ...(password && givenPassword) } };
    return { row, key, password };
  });
}

/** Marks a row whose password is in the table. It is stored in place of the password. */
export const givenPassword = { passwordGiven: 'yes' };

/** True if the password of a row was in the table, so that no other password may be sent without a question. */
export function hasGivenPassword({ passwordGiven }: RowValues): boolean {
  return Boolean(passwordGiven);
}

/** Turns rows of the queue back into cells of the preview. `getPassword` returns the passwords that were in the table. */
export function toCells(items: readonly QueueItem[], options: ImportOptions, getPassword: (id: string) => string | undefined) {
  return items.map(({ id, values: { passwordGiven, ...values } }) => {
    const password = getPassword(id) ?? '';
    // A password that is gone is still missing when the row is sent again.
    const isGone = password === '' && Boolean(passwordGiven);
    return { ...toCellTexts(values, options), password, ...(isGone && givenPassword) };
  });
}

interface SendStudentOptions {
  memory: ImportMemoryStore;
  getPhoto: (id: string) => File | undefined;
  preparePhoto: PreparePhoto;
  createStudent: (input: CreateStudentInput) => Promise<CreateStudentResponse>;
}

/** Returns the function that creates the student of a row. Photo and password are not part of the row, because rows are stored. */
export function createSendStudent({ memory, getPhoto, preparePhoto, createStudent }: SendStudentOptions): SendItem {
  return async ({ id, label, values }) => {
    const { batch = '', fullName = '', email = '' } = values;
    const full = memory.get().fullBatches[batch];
    if (full) return { status: 'rejected', message: full };
    const file = getPhoto(id);
    if (!file) return { status: 'waiting', message: text.photoMissing(label), pauses: true };
    if (hasGivenPassword(values) && memory.get().given[id] === undefined) {
      return { status: 'waiting', message: text.passwordMissing(label), pauses: true };
    }
    const photo = await preparePhoto(file);
    if (photo.error !== undefined) return { status: 'rejected', message: photo.error };
    const password = memory.takePassword(id, { fullName, email });
    const { input, errors } = parseStudentForm(toReader(values, password), photo.file);
    if (errors) return { status: 'rejected', message: errors.message };
    try {
      const response = await createStudent(input);
      // The response does not say whether the student was created, so the student may exist.
      if (!isStudentCreated(response)) return { status: 'unknown', message: response.message || text.notConfirmed };
      memory.confirm(id);
    } catch (error) {
      const message = getFullBatchMessage(error);
      if (message === undefined) throw error;
      memory.setFull(batch, message);
      return { status: 'rejected', message, pauses: true };
    }
  };
}

function getFullBatchMessage(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined;
  const [message] = error.fieldErrors.batch ?? [];
  return message ?? (/\bbatch is full\b/i.test(error.message) ? error.message : undefined);
}

export function findRowsOfFullBatch(items: readonly QueueItem[], batch: string, message: string): readonly QueueItem[] {
  return items.filter(
    ({ status, values, message: reason }) =>
      values.batch === batch && (status === 'waiting' || (status === 'rejected' && reason === message)),
  );
}

export interface StudentQueue {
  queue: RequestQueue;
  memory: ImportMemoryStore;
}

export function useStudentQueue(photosRef: RefObject<ReadonlyMap<string, File>>): StudentQueue {
  const createStudent = useQuietMutation(useApi().mutations.createStudent());
  const [memory] = useState(createImportMemory);
  const send = createSendStudent({ memory, getPhoto: (id) => photosRef.current.get(id), preparePhoto, createStudent });
  const queue = useStoredQueue({ name: 'students', send, concurrency: 1 });
  const { items } = useStore(queue);
  useEffect(() => memory.keepOnly(new Set(items.map(({ id }) => id))), [memory, items]);
  return useMemo(() => {
    const retry = (ids: readonly string[]) => {
      memory.setOpen(queue.get().items.flatMap(({ id, values }) => (ids.includes(id) && values.batch ? [values.batch] : [])));
      queue.retry(ids);
    };
    return { queue: { ...queue, retry }, memory };
  }, [queue, memory]);
}

/** The rows that wait for a password of the table. A reload forgets passwords, because they are not stored. */
export function useMissingPasswords({ queue, memory }: StudentQueue) {
  const { items, isPending } = useStore(queue);
  const { given } = useStore(memory);
  const ids = items
    .filter(({ id, status, values }) => status === 'waiting' && hasGivenPassword(values) && given[id] === undefined)
    .map(({ id }) => id);
  return {
    count: isPending ? 0 : ids.length,
    /** Takes the passwords from the table, which the user chooses again. */
    restore(table: ImportTable): void {
      const passwords = readPasswords(table);
      const found = ids.flatMap((id) => (passwords.has(id) ? [[id, passwords.get(id)]] : []));
      if (found.length === 0) return void toasts.error(text.noPasswordsInTable);
      memory.give(Object.fromEntries(found));
      toasts.success(text.passwordsRead(found.length));
    },
    make: () => memory.give(Object.fromEntries(ids.map((id) => [id, makePassword()]))),
  };
}

export type MissingPasswords = ReturnType<typeof useMissingPasswords>;

function readPasswords({ header, rows }: ImportTable): ReadonlyMap<string, string> {
  const cells = selectCells(rows, matchColumns(header));
  return new Map(cells.flatMap(({ email, password }) => (email && password ? [[toEmailKey(email), password] as const] : [])));
}
