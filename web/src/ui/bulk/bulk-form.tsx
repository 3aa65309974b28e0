import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import type { BulkItem, BulkStatus } from '#lib/bulk/bulk-run.ts';
import { formValues } from '#lib/form-values.ts';
import { Box } from '../box.ts';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { rejectUnreadableDates } from '../fields/date-field.tsx';
import { ActionBar } from '../form/action-bar.tsx';
import { DraftNotice } from '../form/draft.tsx';
import type { FormErrors, FormValues } from '../form/parse-form.ts';
import { FormErrorsContext, focusFirstInvalid, useUnsavedChanges } from '../form/use-form.ts';
import type { GridRow } from '../grid/grid-values.ts';
import { BulkPanel, type BulkPanelProps } from './bulk-panel.tsx';

interface BulkFormProps extends Required<Omit<BulkPanelProps, 'onRetryRejected'>> {
  formRef: RefObject<HTMLFormElement | null>;
  draft: { isRestored: boolean; discard: () => void };
  errors: FormErrors | undefined;
  rowsError?: string | undefined;
  /** How many rows are filled in and not sent. */
  count: number;
  /** The question before unsent rows are left. */
  question: string;
  /** Adds the rows to the run. Returns false if something is invalid. */
  send: (values: FormValues) => boolean;
  /** Sends rejected rows as they are now. */
  sendAgain: (values: FormValues, ids: readonly string[]) => boolean;
  onInput?: () => void;
  children: ReactNode;
}

export function BulkForm(props: BulkFormProps) {
  const { bulk, noun, list, formRef, draft, errors, rowsError, count, question, send, sendAgain, onInput, children } = props;
  const panelRef = useRef<HTMLDivElement>(null);
  const isBusy = bulk.items.some(({ status }) => status === 'waiting' || status === 'sending');
  useUnsavedChanges(count > 0 && !isBusy, question);
  useEffect(() => {
    if (!bulk.isRunning) return;
    const frame = requestAnimationFrame(() => panelRef.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [bulk.isRunning]);
  const submit = (sendValues: (values: FormValues) => boolean) => {
    const form = formRef.current;
    if (!form || rejectUnreadableDates(form)) return;
    if (!sendValues(formValues(form))) focusFirstInvalid(form);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bulk.isRunning) submit(send);
  };
  return (
    <>
      <FormErrorsContext value={{ getError: (field) => errors?.fields[field], getServerError: () => undefined }}>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <Card>
          <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onInput={onInput}>
            {children}
            <ActionBar
              submitLabel={bulk.isRunning ? `Sending ${noun.many}` : getSubmitLabel(count, noun)}
              secondaryAction={
                <ButtonLink to={list.to} variant="outline" size="lg">
                  Cancel
                </ButtonLink>
              }
              isPending={bulk.isRunning}
              isSticky
              error={rowsError}
            />
          </chakra.form>
        </Card>
      </FormErrorsContext>
      <Box ref={panelRef} mt="6">
        <BulkPanel bulk={bulk} noun={noun} list={list} onRetryRejected={(ids) => submit((values) => sendAgain(values, ids))} />
      </Box>
    </>
  );
}

function getSubmitLabel(count: number, { one, many }: BulkPanelProps['noun']): string {
  if (count === 0) return `Send ${many}`;
  return count === 1 ? `Send 1 ${one}` : `Send ${count} ${many}`;
}

const statuses: Record<BulkStatus, Pick<GridRow, 'status' | 'tone' | 'readOnly'>> = {
  // Without a badge: a thousand at once would take long.
  waiting: { readOnly: true },
  sending: { status: 'Sending', readOnly: true },
  sent: { status: 'Sent', tone: 'success', readOnly: true },
  rejected: { status: 'Rejected', tone: 'error' },
  unknown: { status: 'No response', tone: 'warning', readOnly: true },
};

export const getRowStatus = ({ status }: BulkItem) => statuses[status];
