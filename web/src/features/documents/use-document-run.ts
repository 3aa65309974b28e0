import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuietMutation } from '../../lib/bulk/use-quiet-mutation.ts';
import { useTrackViewer } from '../../lib/track-viewer.ts';
import { openPrintFrame, type PrintFrame } from '../../ui/document-viewer/print-frame.ts';
import { createDocumentRun, type DocumentItem, DocumentProblem } from './document-run.ts';
import { findProblem } from './document-state.ts';

/** Fetches a document. */
export type FetchDocument<Input> = (input: Input, options: { signal: AbortSignal }) => Promise<string>;

interface DocumentRunOptions<Input> {
  /** The title of the print. */
  title: string;
  items: readonly DocumentItem<Input>[];
  fetchDocument: FetchDocument<Input>;
}

/** Loads documents into one frame, to print them together. Nothing of them is kept after the component has unmounted. */
export function useDocumentRun<Input>({ title, items, fetchDocument }: DocumentRunOptions<Input>) {
  const trackViewer = useTrackViewer();
  const [isSameViewer] = useState(() => trackViewer());
  const frame = usePrintFrame(title);
  // A mutation, because documents hold personal data and are not cached.
  const mutate = useQuietMutation<string, { input: Input; signal: AbortSignal }>({
    mutationFn: ({ input, signal }) => fetchDocument(input, { signal }),
  });
  const [run] = useState(() =>
    createDocumentRun<Input>({
      items,
      load: async (input, number, signal) => {
        const html = await mutate({ input, signal });
        if (signal.aborted) return;
        const problem = findProblem(html);
        if (problem) throw new DocumentProblem(problem);
        const { add } = await frame.open();
        if (!(await add(number, html))) throw new DocumentProblem('The document is empty.');
      },
    }),
  );
  useEffect(() => {
    void run.start();
    return run.stop;
  }, [run]);
  const state = useSyncExternalStore(run.subscribe, run.get, run.get);
  const print = async () => {
    const { print } = await frame.open();
    // Nothing is printed after a logout.
    if (isSameViewer()) print();
  };
  return { ...state, retry: () => void run.start(), print: () => void print() };
}

/** A frame that is opened when it is first needed, and removed with the component. */
function usePrintFrame(title: string) {
  const frame = useRef<Promise<PrintFrame>>(undefined);
  const [open] = useState(() => () => {
    frame.current ??= openPrintFrame(title).catch((error) => {
      frame.current = undefined;
      throw error;
    });
    return frame.current;
  });
  useEffect(
    () => () => {
      frame.current?.then(({ remove }) => remove()).catch(() => {});
      frame.current = undefined;
    },
    [],
  );
  return { open };
}
