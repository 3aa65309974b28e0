import type { LinkProps } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { BulkStatus } from '../../lib/bulk/bulk-item.ts';
import type { Bulk } from '../../lib/bulk/use-bulk-run.ts';
import { Box } from '../box.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Flex } from '../flex.ts';
import { useUnsavedChanges } from '../form/use-form.ts';
import { BulkButtons } from './bulk-buttons.tsx';
import { BulkProblems } from './bulk-problems.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkSent } from './bulk-sent.tsx';
import { countItems } from './count-items.ts';
import { getStatusText, type Noun } from './get-status-text.ts';

/** Props of `BulkPanel`. */
export interface BulkPanelProps {
  /** What `useBulkRun` returns. */
  bulk: Bulk;
  noun: Noun;
  /** The page of the list with the records that are sent. */
  list: { to: LinkProps['to']; label: string };
  /** Sends rejected rows again that could be corrected meanwhile. Without it they are sent as they were. */
  onRetryRejected?: (ids: readonly string[]) => void;
}

/** Shows a run: its progress, what was rejected or not answered, and a link to the list at the end. Nothing without a run. */
export function BulkPanel({ bulk, noun, list, onRetryRejected }: BulkPanelProps) {
  const { items, isRunning, notice, isNotStored } = bulk;
  const counts = countItems(items);
  const [left] = useState(counts.waiting);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isBusy = counts.waiting + counts.sending > 0;
  useUnsavedChanges(isBusy, `Some ${noun.many} are not sent yet. Leave this page?`);
  const select = (wanted: BulkStatus) => items.filter(({ status }) => status === wanted);
  const retry = (ids: readonly string[]) => {
    bulk.retry(ids);
    bulk.start();
  };
  const problems = { fallbackFocusRef: headingRef, onRetry: retry, onRemove: bulk.remove };
  const text = getStatusText({ counts, isRunning, notice, left, noun });
  return (
    <>
      {/* There from the start, so that screen readers announce its changes. */}
      <Box role="status" className="sr-only">
        {items.length > 0 && text}
      </Box>
      {items.length > 0 && (
        <Card>
          <Box display="grid" gap="4">
            <Box as="h2" ref={headingRef} tabIndex={-1} textStyle="lg">
              {`${counts.sent} of ${items.length} sent`}
            </Box>
            <BulkProgress label={`Sent ${noun.many}`} sent={counts.sent} total={items.length} />
            <Box as="p" overflowWrap="anywhere">
              {text}
            </Box>
            {isNotStored && (
              <Box as="p" role="alert" color="warning.fg">
                Your browser cannot save this list, so a reload would lose it. Please keep this page open until it is done.
              </Box>
            )}
            {counts.waiting > 0 && <BulkButtons bulk={bulk} fallbackFocusRef={headingRef} />}
            {counts.rejected > 0 && (
              <BulkProblems title="Rejected" items={select('rejected')} {...problems} onRetry={onRetryRejected ?? retry} />
            )}
            {counts.unknown > 0 && <BulkProblems title="Not answered" text={unknownText} items={select('unknown')} {...problems} />}
            {counts.sent > 0 && !isRunning && <BulkSent items={select('sent')} />}
            {!isBusy && (
              <Flex flexWrap="wrap" gap="3">
                <ButtonLink to={list.to} size="lg">{`Go to ${list.label}`}</ButtonLink>
                <Button variant="outline" size="lg" onClick={() => bulk.remove(items.map(({ id }) => id))}>
                  Clear list
                </Button>
              </Flex>
            )}
          </Box>
        </Card>
      )}
    </>
  );
}

const unknownText = 'The server did not answer. Look in the list before you send it again.';
