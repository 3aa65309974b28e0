import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { Flex } from '../../ui/flex.ts';
import { PrintIcon } from '../../ui/icons.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import { DocumentProblems } from './document-problems.tsx';
import type { DocumentItem } from './document-run.ts';
import { type FetchDocument, useDocumentRun } from './use-document-run.ts';

export interface PrintDocumentsDialogProps<Input> {
  /** What is printed: 'hall ticket' and 'hall tickets'. */
  noun: { one: string; many: string };
  items: readonly DocumentItem<Input>[];
  fetchDocument: FetchDocument<Input>;
  onClose: () => void;
}

/** More would take minutes and a lot of memory. */
const maxDocuments = 500;

/** Fetches documents as soon as it opens, shows which ones could not be fetched, and prints the others together. */
export function PrintDocumentsDialog<Input>({ noun, items: allItems, fetchDocument, onClose }: PrintDocumentsDialogProps<Input>) {
  // Those of the moment when it opened: the list may be fetched again.
  const [items] = useState(() => allItems.slice(0, maxDocuments));
  const control = useDialog({ isOpenAtFirst: true });
  const closeButton = useRef<HTMLButtonElement>(null);
  const title = `Print ${noun.many}`;
  const run = useDocumentRun({ title: noun.many, items, fetchDocument });
  const readyCount = run.ready.size;
  const count = (number: number) => `${number} ${number === 1 ? noun.one : noun.many}`;
  return (
    <Modal title={title} control={control} onClose={onClose}>
      <Box display="grid" gap="3">
        <p role="status">{run.isLoading ? `Getting ${count(items.length)}…` : getSummary()}</p>
        {allItems.length > maxDocuments && <p>{`These are the first ${maxDocuments}. Select the others in the list to print them.`}</p>}
        {run.isLoading && <Progress done={readyCount + run.problems.size} total={items.length} label={title} />}
        {!run.isLoading && readyCount > 0 && (
          <Box as="p" textStyle="sm" color="fg.muted">
            Each is printed on its own A4 sheet.
          </Box>
        )}
      </Box>
      <DocumentProblems items={items} problems={run.problems} />
      {!run.isLoading && readyCount < items.length && <RetryButton fallbackFocusRef={closeButton} pending={false} onRetry={run.retry} />}
      <Flex gap="3" justifyContent="flex-end" flexWrap="wrap" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
        <Button ref={closeButton} variant="outline" data-focus-first onClick={control.close}>
          {run.isLoading ? 'Cancel' : 'Close'}
        </Button>
        {/* There while it loads, so that it does not appear below the pointer of a person who presses Cancel. */}
        {run.isLoading && <Button pending>{`Print ${count(items.length)}`}</Button>}
        {!run.isLoading && readyCount > 0 && (
          // Focused when it is ready: the next press prints.
          <Button ref={focusOnMount} onClick={run.print}>
            <PrintIcon />
            {`Print ${count(readyCount)}`}
          </Button>
        )}
      </Flex>
    </Modal>
  );

  function getSummary(): string {
    if (readyCount < items.length) return `${readyCount} of ${count(items.length)} ${readyCount === 1 ? 'is' : 'are'} ready.`;
    return readyCount === 1 ? `The ${noun.one} is ready.` : `All ${count(readyCount)} are ready.`;
  }
}

const focusOnMount = (element: HTMLElement | null) => element?.focus();

function Progress({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <Flex alignItems="center" gap="3">
      <Bar aria-label={label} value={done} max={total} />
      <Box as="span" textStyle="sm" whiteSpace="nowrap">{`${done} of ${total}`}</Box>
    </Flex>
  );
}

const Bar = chakra(
  'progress',
  recipe({
    base: {
      appearance: 'none',
      flex: '1',
      minWidth: '0',
      height: '2',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.hover',
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: 'var(--color-brand-solid)' },
      '&::-moz-progress-bar': { background: 'var(--color-brand-solid)' },
    },
  }),
  { forwardProps: ['value', 'max'] },
);
