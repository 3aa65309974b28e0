import { isApiError, SdkError } from '@institute/sdk';
import { retryAfterMessage } from '#lib/retry-after-message.ts';
import { createStore } from '#lib/store.ts';
import * as text from '#text/print-documents.ts';

export interface DocumentItem<Input> {
  /** Names the document in the list of problems, such as 'Asha Kumari, GVI/2026/014'. */
  label: string;
  /** Undefined if the record lacks the ids with which its document is fetched. */
  input: Input | undefined;
}

/** What a run shows. Documents go by their numbers, because a list may contain a record twice. */
export interface DocumentRunState {
  /** True until the run has ended or stopped, also before it starts. */
  isLoading: boolean;
  /** The numbers of the documents that are ready. */
  ready: ReadonlySet<number>;
  /** Why documents are not ready, by their numbers. */
  problems: ReadonlyMap<number, string>;
}

interface DocumentRunOptions<Input> {
  items: readonly DocumentItem<Input>[];
  /** Fetches a document and puts it on its sheet. Rejects with the error of the call, or with a message for the user. */
  load: (input: Input, number: number, signal: AbortSignal) => Promise<void>;
  concurrency?: number;
}

/** Loads many documents, a few at a time. One that fails is listed, and stops the others only if they would fail for the same reason. */
export function createDocumentRun<Input>({ items, load, concurrency = 4 }: DocumentRunOptions<Input>) {
  const store = createStore<DocumentRunState>({ isLoading: true, ready: new Set(), problems: new Map() });
  const set = (changes: Partial<DocumentRunState>) => store.set({ ...store.get(), ...changes });
  let controller = new AbortController();

  const fail = (number: number, error: unknown) => {
    set({ problems: new Map(store.get().problems).set(number, getMessage(error)) });
    if (isApiError(error) && [401, 429].includes(error.status)) stop();
  };
  const loadItem = async (number: number, signal: AbortSignal) => {
    try {
      const input = items[number]?.input;
      if (input === undefined) throw new DocumentProblem(text.studentOrCourseMissing);
      await load(input, number, signal);
      if (!signal.aborted) set({ ready: new Set(store.get().ready).add(number) });
    } catch (error) {
      if (!signal.aborted) fail(number, error);
    }
  };
  const loadAll = async (queue: number[], signal: AbortSignal) => {
    for (let number = queue.shift(); number !== undefined && !signal.aborted; number = queue.shift()) await loadItem(number, signal);
  };
  const stop = () => {
    controller.abort();
    set({ isLoading: false });
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    async start(): Promise<void> {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      set({ isLoading: true, problems: new Map() });
      const queue = [...items.keys()].filter((number) => !store.get().ready.has(number));
      await Promise.all(Array.from({ length: concurrency }, () => loadAll(queue, signal)));
      if (!signal.aborted) set({ isLoading: false });
    },
    stop,
  };
}

/** Why a document cannot be printed, in words for the user. */
export class DocumentProblem extends Error {}

function getMessage(error: unknown): string {
  if (isApiError(error)) return error.message + retryAfterMessage(error);
  return error instanceof SdkError || error instanceof DocumentProblem ? error.message : text.documentNotShown;
}
