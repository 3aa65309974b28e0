import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import type { Noun } from '#lib/format.ts';
import { useTrackUser } from '#lib/track-user.ts';
import * as common from '#text/common.ts';
import { langOf } from '#text/language.ts';
import * as text from '#text/print-documents.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { PrintIcon } from '#ui/icons.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { createDocumentRun, type DocumentItem, DocumentProblem } from './document-run.ts';
import { findProblem } from './document-state.ts';
import { openPrintFrame, type PrintFrame } from './viewer/print-frame.ts';

interface PrintDocumentsButtonProps<Input> extends Omit<PrintDocumentsDialogProps<Input>, 'onClose'>, Pick<ButtonProps, 'variant'> {
  isSelection?: boolean;
}

/** Opens the dialog that fetches and prints documents. It is there before the list has loaded, so that nothing moves. */
export function PrintDocumentsButton<Input>({ isSelection = false, variant = 'outline', ...props }: PrintDocumentsButtonProps<Input>) {
  const { noun, items } = props;
  const [isOpen, setIsOpen] = useState(false);
  const handleClick = () => (items.length > 0 ? setIsOpen(true) : toasts.warning(text.nothingToPrint(noun)));
  return (
    <>
      <Button variant={variant} size={isSelection ? 'sm' : 'md'} aria-haspopup="dialog" onClick={handleClick}>
        <PrintIcon />
        {isSelection ? text.printSelected(noun) : text.print(noun)}
      </Button>
      {isOpen && <PrintDocumentsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface PrintDocumentsDialogProps<Input> {
  /** What is printed: 'hall ticket' and 'hall tickets'. */
  noun: Noun;
  items: readonly DocumentItem<Input>[];
  fetchDocument: FetchDocument<Input>;
  onClose: () => void;
}

/** More would take minutes and a lot of memory. */
const maxDocuments = 500;

export function PrintDocumentsDialog<Input>({ noun, items: allItems, fetchDocument, onClose }: PrintDocumentsDialogProps<Input>) {
  // Those of the moment when it opened: the list may be fetched again.
  const [items] = useState(() => allItems.slice(0, maxDocuments));
  const closeButton = useRef<HTMLButtonElement>(null);
  const title = text.print(noun);
  const run = useDocumentRun({ title: noun.plural, items, fetchDocument });
  const readyCount = run.ready.size;
  return (
    <Modal title={title} onClose={onClose}>
      <Box display="grid" gap="3">
        <p role="status">{run.isLoading ? text.getting(items.length, noun) : text.ready(readyCount, items.length, noun)}</p>
        {allItems.length > maxDocuments && <p>{text.onlyTheFirst(maxDocuments)}</p>}
        {run.isLoading && <Progress done={readyCount + run.problems.size} total={items.length} label={title} />}
        {!run.isLoading && readyCount > 0 && (
          <Box as="p" textStyle="sm" color="fg.muted">
            {text.oneSheetEach}
          </Box>
        )}
      </Box>
      <DocumentProblems items={items} problems={run.problems} />
      {!run.isLoading && readyCount < items.length && <RetryButton fallbackFocusRef={closeButton} pending={false} onRetry={run.retry} />}
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
        <Button ref={closeButton} variant="outline" data-focus-first onClick={onClose}>
          {run.isLoading ? common.cancel : common.close}
        </Button>
        {/* There while it loads, so that it does not appear below the pointer of a user who clicks Cancel. */}
        {run.isLoading && <Button pending>{text.printCount(items.length, noun)}</Button>}
        {!run.isLoading && readyCount > 0 && (
          // Focused when it is ready: the next click prints.
          <Button ref={focusOnMount} onClick={run.print}>
            <PrintIcon />
            {text.printCount(readyCount, noun)}
          </Button>
        )}
      </Flex>
    </Modal>
  );
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <Flex alignItems="center" gap="3">
      <ProgressBar aria-label={label} value={done} max={total} />
      <Box as="span" textStyle="sm" whiteSpace="nowrap">
        {text.progress(done, total)}
      </Box>
    </Flex>
  );
}

interface DocumentProblemsProps {
  items: readonly DocumentItem<unknown>[];
  problems: ReadonlyMap<number, string>;
}

export function DocumentProblems({ items, problems }: DocumentProblemsProps) {
  const rows = [...problems].sort(([a], [b]) => a - b);
  if (rows.length === 0) return null;
  return (
    <Box
      as="ul"
      aria-label={text.notReady}
      // Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      maxHeight="240px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      {rows.map(([number, message]) => (
        <Box as="li" key={number} px="4" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} overflowWrap="anywhere">
          <Box fontWeight="600">
            <NoTranslate>{items[number]?.label}</NoTranslate>
          </Box>
          <Box lang={langOf(message)} textStyle="sm" color="error.fg">
            {message}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

export type FetchDocument<Input> = (input: Input, options: { signal: AbortSignal }) => Promise<string>;

interface DocumentRunOptions<Input> {
  title: string;
  items: readonly DocumentItem<Input>[];
  fetchDocument: FetchDocument<Input>;
}

/** Loads documents into one frame, to print them together. Nothing of them is kept after the component has unmounted. */
export function useDocumentRun<Input>({ title, items, fetchDocument }: DocumentRunOptions<Input>) {
  const trackUser = useTrackUser();
  const [isSameUser] = useState(() => trackUser());
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
        if (!(await add(number, html))) throw new DocumentProblem(text.documentEmpty);
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
    if (isSameUser()) print();
  };
  return { ...state, retry: () => void run.start(), print: () => void print() };
}

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
