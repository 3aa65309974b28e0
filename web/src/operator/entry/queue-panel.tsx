import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { LinkProps } from '@tanstack/react-router';
import { type RefObject, useId, useRef, useState } from 'react';
import type { Noun } from '#lib/format.ts';
import type { QueueItem, QueueStatus, RequestQueue } from '#lib/queue/queue.ts';
import { useStore } from '#lib/store.ts';
import * as text from '#text/queue.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useUnsavedChanges } from '#ui/form/use-form.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { ProgressBar } from '#ui/progress.tsx';
import { QueueButtons } from '#ui/queue-buttons.tsx';

interface QueuePanelProps {
  queue: RequestQueue;
  noun: Noun;
  /** The list of the records that were sent. Without a list the page itself shows the records, and the panel only what is left to do. */
  list?: { to: LinkProps['to']; label: string };
  /** The page itself offers the next step. */
  hasNextStep?: boolean;
  /** Sends rows again that the user may have corrected meanwhile. Without it they are sent unchanged. */
  onRetryCorrected?: (ids: readonly string[]) => void;
}

export function QueuePanel({ queue, noun, list, hasNextStep = false, onRetryCorrected }: QueuePanelProps) {
  const { items, isPending, message, isNotStored } = useStore(queue);
  const counts = countItems(items);
  const [left] = useState(counts.waiting);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasUnfinished = counts.waiting + counts.sending > 0;
  useUnsavedChanges(() => hasUnfinished, text.leaveUnsent(noun));
  const select = (wanted: QueueStatus) => items.filter(({ status }) => status === wanted);
  const retry = (ids: readonly string[]) => {
    queue.retry(ids);
    queue.start();
  };
  const statusText = getStatusText({ counts, isPending, message, left, noun });
  return (
    <>
      {/* The status is there from the start, so that screen readers announce its changes. */}
      <VisuallyHidden as="div" role="status">
        {items.length > 0 && statusText}
      </VisuallyHidden>
      {(list ? items.length > 0 : hasUnfinished || countFailed(counts) > 0) && (
        <Card.Root>
          <Card.Body gap="4">
            <Heading ref={headingRef} tabIndex={-1} textStyle="lg">
              {text.progress({ sent: counts.sent, total: items.length })}
            </Heading>
            <ProgressBar aria-label={text.progressBar(noun)} value={counts.sent} max={items.length} />
            <Text overflowWrap="anywhere">{statusText}</Text>
            {isNotStored && (
              <Text role="alert" color="warning.fg">
                {text.notStored}
              </Text>
            )}
            {counts.waiting > 0 && <QueueButtons {...{ queue, isPending }} fallbackFocusRef={headingRef} />}
            {problemKinds.map(
              ({ status, title, hint }) =>
                counts[status] > 0 && (
                  <Problems
                    key={status}
                    title={title(counts[status])}
                    hint={hint}
                    items={select(status)}
                    fallbackFocusRef={headingRef}
                    onRetry={(status !== 'unknown' && onRetryCorrected) || retry}
                    onRemove={queue.remove}
                  />
                ),
            )}
            {list && counts.sent > 0 && !isPending && <SentRows items={select('sent')} />}
            {list && !hasUnfinished && !hasNextStep && (
              <Flex wrap="wrap" gap="3">
                <ButtonLink to={list.to} size="lg">
                  {text.goToList(list.label)}
                </ButtonLink>
                <Button variant="outline" size="lg" onClick={() => queue.remove(items.map(({ id }) => id))}>
                  {text.clearList}
                </Button>
              </Flex>
            )}
          </Card.Body>
        </Card.Root>
      )}
    </>
  );
}

function SentRows({ items }: { items: readonly QueueItem[] }) {
  const hiddenText = getHiddenText(items.length);
  return (
    <Details>
      <summary>{text.showSent}</summary>
      <ul>
        {items.slice(0, maxVisible).map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {hiddenText && <p>{hiddenText}</p>}
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    textStyle: 'sm',
    '& > summary': { minHeight: '6', fontWeight: '600', color: 'fg.brand', cursor: 'pointer' },
    '& > ul': { mt: '2', columnWidth: '240px', columnGap: '6' },
    '& li': { py: '0.5', overflowWrap: 'anywhere' },
    '& > p': { mt: '2', color: 'fg.muted' },
  },
});

interface ProblemKind {
  status: QueueStatus;
  title: (count: number) => string;
  hint?: string;
}

const problemKinds: readonly ProblemKind[] = [
  { status: 'rejected', title: text.rejected },
  { status: 'exists', title: text.exists, hint: text.lookBeforeSending },
  { status: 'unknown', title: text.unknown, hint: text.checkBeforeSending },
];

interface ProblemsProps {
  title: string;
  hint: string | undefined;
  items: readonly QueueItem[];
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

function Problems({ title, hint, items, fallbackFocusRef, onRetry, onRemove }: ProblemsProps) {
  const id = useId();
  const ref = useRestoreFocus<HTMLElement>(fallbackFocusRef);
  const ids = () => items.map((item) => item.id);
  const hiddenText = getHiddenText(items.length);
  return (
    <Section ref={ref} aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Heading as="h3" id={id} textStyle="md">
          {title}
        </Heading>
        {items.length > 1 && (
          <Flex wrap="wrap" gap="2">
            <Button variant="outline" size="sm" onClick={() => onRetry(ids())}>
              {text.sendAllAgain}
            </Button>
            <Button variant="outline" size="sm" onClick={() => onRemove(ids())}>
              {text.removeAll}
            </Button>
          </Flex>
        )}
      </Flex>
      {hint && <p>{hint}</p>}
      <ul>
        {items.slice(0, maxVisible).map((item) => (
          <ProblemItem key={item.id} item={item} fallbackFocusRef={fallbackFocusRef} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </ul>
      {hiddenText && <p>{hiddenText}</p>}
    </Section>
  );
}

function ProblemItem({ item, fallbackFocusRef, onRetry, onRemove }: Omit<ProblemsProps, 'title' | 'hint' | 'items'> & { item: QueueItem }) {
  const { id, label, message } = item;
  return (
    <li ref={useRestoreFocus<HTMLLIElement>(fallbackFocusRef)}>
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="600">{label}</Box>
        {message && <Box color="error.fg">{message}</Box>}
      </Box>
      <Flex wrap="wrap" gap="2">
        <Button variant="outline" size="sm" aria-label={text.sendRowAgain(label)} onClick={() => onRetry([id])}>
          {text.sendAgain}
        </Button>
        <Button variant="outline" size="sm" aria-label={text.removeRow(label)} onClick={() => onRemove([id])}>
          {text.remove}
        </Button>
      </Flex>
    </li>
  );
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '2',
    textStyle: 'sm',
    '& > p': { color: 'fg.muted' },
    '& > ul': { borderWidth: '1px', borderRadius: 'md' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      columnGap: '4',
      padding: '3',
      borderTopWidth: '1px',
      _first: { borderTopWidth: '0' },
    },
  },
});

/** How many rows of a kind are rendered; a queue may have thousands. */
const maxVisible = 100;

function getHiddenText(count: number): string {
  return count > maxVisible ? text.firstOf({ shown: maxVisible, total: count }) : '';
}

function countItems(items: readonly QueueItem[]): Record<QueueStatus, number> {
  const counts = { waiting: 0, sending: 0, sent: 0, rejected: 0, exists: 0, unknown: 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
}

const countFailed = ({ rejected, exists, unknown }: Record<QueueStatus, number>) => rejected + exists + unknown;

interface StatusTextOptions {
  counts: Record<QueueStatus, number>;
  isPending: boolean;
  message: string | undefined;
  /** How many rows waited when the page was opened. */
  left: number;
  noun: Noun;
}

/** What a queue does, in words that change at its start, pause and end only. A screen reader announces them. */
export function getStatusText({ counts, isPending, message, left, noun }: StatusTextOptions): string {
  const { waiting, sending, sent } = counts;
  if (isPending) return text.keepPageOpen(noun);
  if (sending > 0) return message ?? text.finishing;
  if (waiting > 0 && message) return text.pausedBecause({ message, left: waiting });
  if (waiting > 0) return waiting === left ? text.nothingSentSince(left) : text.paused(waiting);
  const others = countFailed(counts);
  return others > 0 ? text.someSent({ count: sent, noun, others }) : text.allSent({ count: sent, noun });
}
