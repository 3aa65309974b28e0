import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import type { BulkItem, BulkStatus } from '#lib/bulk/bulk-run.ts';
import { formValues } from '#lib/form-values.ts';
import * as text from '#text/bulk.ts';
import * as common from '#text/common.ts';
import { Box } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { checkDates } from '#ui/fields/date-field.tsx';
import { ActionBar, type FormProgress } from '#ui/form/action-bar.tsx';
import { DraftNotice } from '#ui/form/draft.tsx';
import type { FormErrors, FormValues } from '#ui/form/parse-form.ts';
import { FormContext, focusFirstInvalid, useUnsavedChanges } from '#ui/form/use-form.ts';
import { BulkPanel, type BulkPanelProps } from './bulk-panel.tsx';
import type { GridRow } from './grid-values.ts';

interface BulkFormProps extends Required<Omit<BulkPanelProps, 'onRetryCorrected' | 'hasNextStep'>> {
  formRef: RefObject<HTMLFormElement | null>;
  draft: { isRestored: boolean; discard: () => void };
  errors: FormErrors | undefined;
  rowsError?: string | undefined;
  /** How many rows are filled in and not sent. */
  count: number;
  /** No row can be filled in, so there is nothing to send. */
  isComplete: boolean;
  /** The question before unsent rows are left. */
  question: string;
  /** Adds the rows to the run. Returns false if something is invalid. */
  send: (values: FormValues) => boolean;
  /** Sends rows that can be corrected as they are now. */
  sendAgain: (values: FormValues, ids: readonly string[]) => boolean;
  progress: FormProgress;
  nextStep: NextStep;
  children: ReactNode;
}

interface NextStep {
  /** The link to the list, as in 'See the results'. */
  listLabel: string;
  /** The button that starts again, as in 'Grade another batch'. */
  againLabel: string;
  onAgain: () => void;
}

export function BulkForm(props: BulkFormProps) {
  const {
    bulk,
    noun,
    list,
    formRef,
    draft,
    errors,
    rowsError,
    count,
    isComplete,
    question,
    send,
    sendAgain,
    progress,
    nextStep,
    children,
  } = props;
  const isDone = count === 0 && (isComplete || (bulk.items.length > 0 && bulk.items.every(({ status }) => status === 'sent')));
  const panelRef = useRef<HTMLDivElement>(null);
  const hasRun = useRef(false);
  const isBusy = bulk.items.some(({ status }) => status === 'waiting' || status === 'sending');
  useUnsavedChanges(() => count > 0 && !isBusy, question);
  useEffect(() => {
    if (!bulk.isRunning) return;
    hasRun.current = true;
    const frame = requestAnimationFrame(() => panelRef.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [bulk.isRunning]);
  const submit = (sendValues: (values: FormValues) => boolean) => {
    const form = formRef.current;
    if (!form || !checkDates(form)) return;
    if (!sendValues(formValues(form))) focusFirstInvalid(form);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bulk.isRunning) submit(send);
  };
  const handleAgain = () => {
    bulk.remove(bulk.items.map(({ id }) => id));
    nextStep.onAgain();
    draft.discard();
  };
  return (
    <>
      <FormContext
        value={{
          getError: (field) => errors?.fields[field],
          getServerError: () => undefined,
          message: rowsError,
          isPending: bulk.isRunning,
          isNext: false,
          isFinished: false,
        }}
      >
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <Card>
          <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit}>
            {children}
            <ActionBar
              submitLabel={bulk.isRunning ? text.sending(noun) : text.send({ count, noun })}
              secondaryAction={
                <ButtonLink to={list.to} variant="outline" size="lg">
                  {common.cancel}
                </ButtonLink>
              }
              isSticky
              progress={progress}
              nextStep={isDone ? <NextStepButtons to={list.to} hasRun={hasRun} {...nextStep} onAgain={handleAgain} /> : undefined}
            />
          </chakra.form>
        </Card>
      </FormContext>
      <Box ref={panelRef} mt="6">
        <BulkPanel
          bulk={bulk}
          noun={noun}
          list={list}
          hasNextStep={isDone}
          onRetryCorrected={(ids) => submit((values) => sendAgain(values, ids))}
        />
      </Box>
    </>
  );
}

interface NextStepButtonsProps extends NextStep {
  to: BulkFormProps['list']['to'];
  /** False for rows that were sent before a reload. */
  hasRun: RefObject<boolean>;
}

function NextStepButtons({ to, hasRun, listLabel, againLabel, onAgain }: NextStepButtonsProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The submit button that has unmounted may have had the focus.
  useEffect(() => {
    if (hasRun.current && document.activeElement === document.body) linkRef.current?.focus({ preventScroll: true });
  }, [hasRun]);
  return (
    <>
      <ButtonLink ref={linkRef} to={to} size="lg" onClick={(event) => isSecondClick(event) && event.preventDefault()}>
        {listLabel}
      </ButtonLink>
      <Button variant="outline" size="lg" onClick={(event) => isSecondClick(event) || onAgain()}>
        {againLabel}
      </Button>
    </>
  );
}

/** A double click on Send: when all is sent in between, its second click meets what stands there then. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;

const statuses: Record<BulkStatus, Pick<GridRow, 'status' | 'tone' | 'readOnly'>> = {
  // Without a badge: a thousand at once would take long.
  waiting: { readOnly: true },
  sending: { status: text.statusSending, readOnly: true },
  sent: { status: text.statusSent, tone: 'success', readOnly: true },
  rejected: { status: text.statusRejected, tone: 'error' },
  exists: { status: text.statusExists, tone: 'warning' },
  unknown: { status: text.statusUnknown, tone: 'warning', readOnly: true },
};

export const getRowStatus = ({ status }: BulkItem) => statuses[status];
