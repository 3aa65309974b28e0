import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { SdkError } from '@institute/sdk';
import { useEffect, useRef, useState } from 'react';
import type { Noun } from '#lib/format.ts';
import { createQueue, type QueueItem } from '#lib/queue/queue.ts';
import { useQueue, useQuietMutation } from '#lib/queue/use-queue.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#text/common.ts';
import { langOf } from '#text/language.ts';
import * as text from '#text/papers.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { useSubmit } from '#ui/form/use-submit.ts';
import { focusOnMount } from '#ui/hooks.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { findProblem } from './document-state.ts';
import { openPrintFrame, type PrintFrame } from './viewer/print-frame.ts';

export interface DocumentItem<Input> {
  /** Names the document in the list of problems, such as 'Asha Kumari, GVI/2026/014'. */
  label: string;
  /** Undefined if the record lacks the ids with which its document is fetched. */
  input: Input | undefined;
}

interface PrintDocumentsButtonProps<Input>
  extends Omit<PrintDocumentsDialogProps<Input>, 'onClose'>,
    Pick<ButtonProps, 'variant' | 'colorPalette'> {
  isSelection?: boolean;
}

/** Opens the dialog that fetches and prints documents. The button is there before the list has loaded, so that nothing moves. */
export function PrintDocumentsButton<Input>({
  isSelection = false,
  variant = 'outline',
  colorPalette,
  ...props
}: PrintDocumentsButtonProps<Input>) {
  const { noun, items } = props;
  const [isOpen, setIsOpen] = useState(false);
  const handleClick = () => (items.length > 0 ? setIsOpen(true) : toasts.warning(text.nothingToPrint(noun)));
  return (
    <>
      <Button {...{ variant, colorPalette }} size={isSelection ? 'sm' : 'md'} aria-haspopup="dialog" onClick={handleClick}>
        <PrintIcon />
        {isSelection ? text.printSelected(noun) : text.printDocuments(noun)}
      </Button>
      {isOpen && <PrintDocumentsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface PrintDocumentsDialogProps<Input> {
  /** The word for a printed document: 'hall ticket' and 'hall tickets'. */
  noun: Noun;
  items: readonly DocumentItem<Input>[];
  fetchDocument: FetchDocument<Input>;
  onClose: () => void;
}

/** More documents would take minutes and a lot of memory. */
const maxDocuments = 500;

export function PrintDocumentsDialog<Input>({ noun, items: allItems, fetchDocument, onClose }: PrintDocumentsDialogProps<Input>) {
  // The documents at the moment when the dialog opens: the list may be fetched again.
  const [items] = useState(() => allItems.slice(0, maxDocuments));
  const closeButton = useRef<HTMLButtonElement>(null);
  const title = text.printDocuments(noun);
  const { queue, print } = useDocuments(noun.plural, items, fetchDocument);
  const state = useStore(queue);
  // The queue is empty and paused until the effects of the first render.
  const isPending = state.isPending || state.items.length < items.length;
  const readyCount = state.items.filter(({ status }) => status === 'sent').length;
  const problems = state.items.filter(({ message }) => message);
  const retry = () => {
    queue.retry(problems.map(({ id }) => id));
    queue.start();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <Grid gap="3">
        <p role="status">{isPending ? text.getting(items.length, noun) : text.ready(readyCount, items.length, noun)}</p>
        {allItems.length > maxDocuments && <p>{text.onlyTheFirst(maxDocuments)}</p>}
        {isPending && state.message && <p role="alert">{state.message}</p>}
        {isPending && (
          <Flex align="center" gap="3">
            <ProgressBar aria-label={title} value={readyCount + problems.length} max={items.length} />
            <Box as="span" textStyle="sm" whiteSpace="nowrap">
              {text.progress(readyCount + problems.length, items.length)}
            </Box>
          </Flex>
        )}
        {!isPending && readyCount > 0 && (
          <Text textStyle="sm" color="fg.muted">
            {text.oneSheetEach}
          </Text>
        )}
      </Grid>
      <DocumentProblems problems={problems} />
      {!isPending && readyCount < items.length && <RetryButton fallbackFocusRef={closeButton} pending={false} onRetry={retry} />}
      <Flex gap="3" justify="flex-end" wrap="wrap" direction={{ base: 'column-reverse', sm: 'row' }}>
        <Button ref={closeButton} variant="outline" data-focus-first onClick={onClose}>
          {isPending ? common.cancel : common.close}
        </Button>
        {/* The button is there while the documents load, so that it does not appear below the pointer of a user who clicks Cancel. */}
        {isPending && <Button pending>{text.printCount(items.length, noun)}</Button>}
        {!isPending && readyCount > 0 && (
          // The button gets the focus when it is ready: the next click prints.
          <Button ref={focusOnMount} onClick={print}>
            <PrintIcon />
            {text.printCount(readyCount, noun)}
          </Button>
        )}
      </Flex>
    </Modal>
  );
}

function DocumentProblems({ problems }: { problems: readonly Pick<QueueItem<unknown>, 'id' | 'label' | 'message'>[] }) {
  if (problems.length === 0) return null;
  return (
    <Box
      as="ul"
      aria-label={text.notReady}
      // The list can have the focus, so that the keyboard can scroll it.
      tabIndex={0}
      maxHeight="240px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      {problems.map(({ id, label, message = '' }) => (
        <Box as="li" key={id} px="4" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} overflowWrap="anywhere">
          <Box fontWeight="600">
            <NoTranslate>{label}</NoTranslate>
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

/** Loads documents into one frame, to print them together. Nothing of them is kept after the component has unmounted. */
function useDocuments<Input>(title: string, items: readonly DocumentItem<Input>[], fetchDocument: FetchDocument<Input>) {
  const frameRef = useRef<Promise<PrintFrame>>(undefined);
  const openFrame = () => {
    frameRef.current ??= openPrintFrame(title).catch((error) => {
      frameRef.current = undefined;
      throw error;
    });
    return frameRef.current;
  };
  useEffect(
    () => () => {
      frameRef.current?.then(({ remove }) => remove()).catch(() => {});
      frameRef.current = undefined;
    },
    [],
  );
  // A mutation, because documents hold personal data and are not cached.
  const mutate = useQuietMutation<string, { input: Input; signal: AbortSignal }>({
    mutationFn: ({ input, signal }) => fetchDocument(input, { signal }),
  });
  const createDocumentQueue = () => createQueue<Input | undefined>({ read: { offlineMessage: text.offline } });
  const queue = useQueue(createDocumentQueue, async ({ id, values: input }, signal) => {
    if (input === undefined) return { status: 'rejected', message: text.studentOrCourseMissing };
    try {
      const html = await mutate({ input, signal });
      if (signal.aborted) return;
      const problem = findProblem(html);
      if (problem) return { status: 'rejected', message: problem };
      const { add } = await openFrame();
      if (!(await add(Number(id), html))) return { status: 'rejected', message: text.documentEmpty };
    } catch (error) {
      if (error instanceof SdkError) throw error;
      return { status: 'rejected', message: text.documentNotShown };
    }
  });
  useEffect(() => {
    // Ids are numbers, because a list may contain a record twice.
    queue.add(items.map(({ label, input }, number) => ({ id: `${number}`, label, values: input })));
    queue.start();
  }, [queue, items]);
  const { submit } = useSubmit(async (_: void, { isCurrent }) => {
    const { print } = await openFrame();
    // Nothing is printed after a logout.
    if (isCurrent()) print();
  });
  return { queue, print: () => void submit() };
}
