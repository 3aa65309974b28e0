import { chakra } from '@chakra-ui/react/styled-system';
import type { LinkProps } from '@tanstack/react-router';
import { type RefObject, useId, useRef, useState } from 'react';
import type { BulkItem, BulkStatus } from '#lib/bulk/bulk-run.ts';
import type { Bulk } from '#lib/bulk/use-bulk-run.ts';
import type { Noun } from '#lib/format.ts';
import * as text from '#text/bulk.ts';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useUnsavedChanges } from '#ui/form/use-form.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { ProgressBar } from '#ui/progress.tsx';
import { QueueButtons } from '#ui/queue-buttons.tsx';

export interface BulkPanelProps {
  bulk: Bulk;
  noun: Noun;
  /** The list of the records that were sent. Without it the page itself shows them, and the panel only what is left to do. */
  list?: { to: LinkProps['to']; label: string };
  /** The page offers what comes next itself. */
  hasNextStep?: boolean;
  /** Sends rows again that may be corrected meanwhile. Without it they are sent as they were. */
  onRetryCorrected?: (ids: readonly string[]) => void;
}

export function BulkPanel({ bulk, noun, list, hasNextStep = false, onRetryCorrected }: BulkPanelProps) {
  const { items, isRunning, notice, isNotStored } = bulk;
  const counts = countItems(items);
  const [left] = useState(counts.waiting);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isBusy = counts.waiting + counts.sending > 0;
  useUnsavedChanges(() => isBusy, text.leaveUnsent(noun));
  const select = (wanted: BulkStatus) => items.filter(({ status }) => status === wanted);
  const retry = (ids: readonly string[]) => {
    bulk.retry(ids);
    bulk.start();
  };
  const problems = { fallbackFocusRef: headingRef, onRetry: retry, onRemove: bulk.remove };
  const statusText = getStatusText({ counts, isRunning, notice, left, noun });
  return (
    <>
      {/* There from the start, so that screen readers announce its changes. */}
      <Box role="status" className="sr-only">
        {items.length > 0 && statusText}
      </Box>
      {(list ? items.length > 0 : isBusy || countFailed(counts) > 0) && (
        <Card>
          <Box display="grid" gap="4">
            <Box as="h2" ref={headingRef} tabIndex={-1} textStyle="lg">
              {text.progress({ sent: counts.sent, total: items.length })}
            </Box>
            <ProgressBar aria-label={text.progressBar(noun)} value={counts.sent} max={items.length} />
            <Box as="p" overflowWrap="anywhere">
              {statusText}
            </Box>
            {isNotStored && (
              <Box as="p" role="alert" color="warning.fg">
                {text.notStored}
              </Box>
            )}
            {counts.waiting > 0 && <QueueButtons queue={bulk} fallbackFocusRef={headingRef} />}
            {counts.rejected > 0 && (
              <BulkProblems
                title={text.rejected(counts.rejected)}
                items={select('rejected')}
                {...problems}
                onRetry={onRetryCorrected ?? retry}
              />
            )}
            {counts.exists > 0 && (
              <BulkProblems
                title={text.exists(counts.exists)}
                hint={text.lookBeforeSending}
                items={select('exists')}
                {...problems}
                onRetry={onRetryCorrected ?? retry}
              />
            )}
            {counts.unknown > 0 && (
              <BulkProblems title={text.unknown(counts.unknown)} hint={text.checkBeforeSending} items={select('unknown')} {...problems} />
            )}
            {list && counts.sent > 0 && !isRunning && <BulkSent items={select('sent')} />}
            {list && !isBusy && !hasNextStep && (
              <Flex flexWrap="wrap" gap="3">
                <ButtonLink to={list.to} size="lg">
                  {text.goToList(list.label)}
                </ButtonLink>
                <Button variant="outline" size="lg" onClick={() => bulk.remove(items.map(({ id }) => id))}>
                  {text.clearList}
                </Button>
              </Flex>
            )}
          </Box>
        </Card>
      )}
    </>
  );
}

function BulkSent({ items }: { items: readonly BulkItem[] }) {
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

const Details = chakra(
  'details',
  recipe({
    base: {
      textStyle: 'sm',
      '& > summary': { minHeight: '6', fontWeight: '600', color: 'fg.brand', cursor: 'pointer' },
      '& > ul': { mt: '2', columnWidth: '240px', columnGap: '6' },
      '& li': { py: '0.5', overflowWrap: 'anywhere' },
      '& > p': { mt: '2', color: 'fg.muted' },
    },
  }),
);

interface BulkProblemsProps {
  title: string;
  hint?: string;
  items: readonly BulkItem[];
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

function BulkProblems({ title, hint, items, fallbackFocusRef, onRetry, onRemove }: BulkProblemsProps) {
  const id = useId();
  const ref = useRestoreFocus<HTMLElement>(fallbackFocusRef);
  const ids = () => items.map((item) => item.id);
  const hiddenText = getHiddenText(items.length);
  return (
    <Section ref={ref} aria-labelledby={id}>
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Box as="h3" id={id} textStyle="md">
          {title}
        </Box>
        {items.length > 1 && (
          <Flex flexWrap="wrap" gap="2">
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

function ProblemItem({
  item,
  fallbackFocusRef,
  onRetry,
  onRemove,
}: Omit<BulkProblemsProps, 'title' | 'hint' | 'items'> & { item: BulkItem }) {
  const { id, label, message } = item;
  return (
    <li ref={useRestoreFocus<HTMLLIElement>(fallbackFocusRef)}>
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="600">{label}</Box>
        {message && <Box color="error.fg">{message}</Box>}
      </Box>
      <Flex flexWrap="wrap" gap="2">
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

const Section = chakra(
  'section',
  recipe({
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
  }),
);

/** How many rows of a kind are rendered; a run may have thousands. */
const maxVisible = 100;

function getHiddenText(count: number): string {
  return count > maxVisible ? text.firstOf({ shown: maxVisible, total: count }) : '';
}

function countItems(items: readonly BulkItem[]): Record<BulkStatus, number> {
  const counts = { waiting: 0, sending: 0, sent: 0, rejected: 0, exists: 0, unknown: 0 };
  for (const { status } of items) counts[status] += 1;
  return counts;
}

const countFailed = ({ rejected, exists, unknown }: Record<BulkStatus, number>) => rejected + exists + unknown;

interface RunStatus {
  counts: Record<BulkStatus, number>;
  isRunning: boolean;
  notice: string | undefined;
  /** How many rows waited when the page was opened. */
  left: number;
  noun: Noun;
}

/** What a run does, in words that change at its start, pause and end only. A screen reader announces them. */
export function getStatusText({ counts, isRunning, notice, left, noun }: RunStatus): string {
  const { waiting, sending, sent } = counts;
  if (isRunning) return text.keepPageOpen(noun);
  if (sending > 0) return notice ?? text.finishing;
  if (waiting > 0 && notice) return text.pausedBecause({ notice, left: waiting });
  if (waiting > 0) return waiting === left ? text.nothingSentSince(left) : text.paused(waiting);
  const others = countFailed(counts);
  return others > 0 ? text.someSent({ count: sent, noun, others }) : text.allSent({ count: sent, noun });
}
