import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formValues } from '#lib/form-values.ts';
import type { Noun } from '#lib/format.ts';
import { isCorrectable, isUnfinished, type RequestQueue, type RowValues } from '#lib/queue/queue.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#text/common.ts';
import * as text from '#text/queue.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { checkDates } from '#ui/fields/date-field.tsx';
import { ActionBar } from '#ui/form/action-bar.tsx';
import { DraftNotice, type DraftOptions, useDraft } from '#ui/form/draft.tsx';
import type { FormErrors, FormValues, ParsedForm } from '#ui/form/parse-form.ts';
import { FieldErrorsContext, FormContext, focusFirstInvalid, noFieldErrors, noForm, useUnsavedChanges } from '#ui/form/use-form.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import type { BatchChoice } from '../records/batch-field.tsx';
import { BatchSection, useStudentsOfBatch } from '../records/batch-section.tsx';
import {
  type BatchStudent,
  type BatchStudentsOptions,
  listBatchStudents,
  type ParsedRow,
  parseDraftCells,
  type RowCells,
  toDraftCells,
  toItemId,
  toStudentRow,
} from './batch-rows.ts';
import { EntryGrid } from './grid.tsx';
import type { GridChange, GridColumn, GridRow, GridValues } from './grid-values.ts';
import { QueuePanel } from './queue-panel.tsx';

type BatchText =
  | ('howToFillBatch' | 'blankRows' | 'nothingLeft' | 'batchFailed' | 'leaveUnsent' | 'rejectedElsewhere' | 'seeList' | 'anotherBatch')
  // As in '38 of 40 graded'.
  | 'filledRows';

export interface BatchKind {
  texts: Readonly<Record<BatchText, string>>;
  title: string;
  cells: string;
  noColumns?: string;
  /** The name of a group of columns. */
  columnGroup?: string;
  noun: Noun;
  list: { to: LinkProps['to']; label: string };
  maxStudents: number;
  /** The name of the draft, and the name of the cells in it. */
  draft: { name: string; cells: string; onlyColumn?: string };
  /** Parses the fields that the documents of a batch have in common. */
  parseForm: (values: FormValues, filledRows: number) => ParsedForm<RowValues>;
  getRowsError?: (errors: readonly RowCells[]) => string | undefined;
  toStudentValues: (student: BatchStudent) => RowValues;
  /** The status of a row that is not in the queue. */
  getStatus: (student: BatchStudent) => Partial<GridRow>;
}

interface BatchEntryProps extends Pick<BatchStudentsOptions, 'session' | 'isDone'> {
  kind: BatchKind;
  queue: RequestQueue;
  choice: BatchChoice;
  /** The list of the documents that some students have already. */
  documents: UseQueryResult<unknown, SdkError>;
  columns: readonly GridColumn[];
  parseRow: (cells: RowCells) => ParsedRow;
  draft: Pick<DraftOptions, 'state' | 'onRestore' | 'onReset'>;
  header: ReactNode;
  action?: (rows: readonly GridRow[], onChange: GridChange) => ReactNode;
  children?: ReactNode;
}

const noCells: RowCells = {};

/**
 * A page on which the documents of a batch are typed into a grid and sent together. Not a `Form`: its queue sends the rows, and rejected
 * rows again, while the fields stay.
 */
export function BatchEntry(props: BatchEntryProps) {
  const { kind, queue, choice, documents, session, isDone, columns, parseRow, header, action, children } = props;
  const { noun, list, maxStudents, texts } = kind;
  const { courseId, batchId } = choice;
  const formRef = useRef<HTMLFormElement>(null);
  const { items, isPending } = useStore(queue);
  const batch = useStudentsOfBatch(choice, documents);
  const [cells, setCells] = useState<GridValues>({});
  const students = useMemo(
    () => listBatchStudents(batch.users, { courseId, session, maxStudents, isDone }),
    [batch.users, courseId, session, maxStudents, isDone],
  );
  const itemsById = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const entries = students.map((student) => {
    const parsed = parseRow(cells[student.id] ?? noCells);
    const item = itemsById.get(student.itemId);
    return { student, parsed, item, row: toStudentRow(student, { item, total: parsed.total, status: kind.getStatus(student) }) };
  });
  const rows = entries.map(({ row }) => row);
  const filled = entries.filter(({ row, parsed }) => !row.readOnly && !parsed.isBlank);
  const [errors, setErrors] = useState<FormErrors>();
  /** The rows that were filled at the last attempt to send. Other rows show no errors, because they are still typed. */
  const [checked, setChecked] = useState<ReadonlySet<string>>();
  // The grid defers its errors, and an error must be in the page before it gets the focus.
  const shownChecked = useDeferredValue(checked);
  useEffect(() => {
    if (shownChecked && formRef.current) focusFirstInvalid(formRef.current);
  }, [shownChecked]);
  const rowErrors = filled.map(({ row: { id }, parsed }) => [id, checked?.has(id) ? parsed.errors : noCells] as const);

  const doneIds = new Set(students.flatMap(({ id, isDone }) => (isDone ? [id] : [])));
  const isLeft = (id: string) => !doneIds.has(id) && itemsById.get(toItemId(id, session))?.status !== 'sent';
  const draft = useDraft(formRef, {
    name: kind.draft.name,
    prefill: { courseId: [choice.linkedCourse], batchId: [choice.linkedBatch] },
    state: { [kind.draft.cells]: toDraftCells(cells, isLeft, kind.draft.onlyColumn), ...props.draft.state },
    onRestore: (values) => {
      setCells(parseDraftCells(values[kind.draft.cells], kind.draft.onlyColumn));
      props.draft.onRestore?.(values);
    },
    onReset: () => {
      choice.reset();
      setCells({});
      setErrors(undefined);
      setChecked(undefined);
      props.draft.onReset?.();
    },
  });
  const [lastSession, setLastSession] = useState(session);
  if (session !== lastSession) {
    setLastSession(session);
    // The rows that the queue has taken belong to the previous session.
    const isTaken = (id: string) => {
      const item = itemsById.get(toItemId(id, lastSession));
      return item !== undefined && !isCorrectable(item);
    };
    setCells((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !isTaken(id))));
  }

  const send = (values: FormValues, wanted = filled) => {
    const parsedForm = kind.parseForm(values, wanted.length);
    const message = parsedForm.errors?.message ?? kind.getRowsError?.(wanted.map(({ parsed }) => parsed.errors));
    setErrors(parsedForm.errors);
    setChecked(message === undefined ? undefined : new Set(wanted.map(({ row }) => row.id)));
    if (message !== undefined) toasts.error(message);
    if (message !== undefined || !parsedForm.input) return;
    const shared = parsedForm.input;
    // Removes the sent rows of other batches, so that the progress counts this batch only.
    const own = new Set(students.map(({ itemId }) => itemId));
    queue.remove(items.flatMap(({ id, status }) => (status === 'sent' && !own.has(id) ? [id] : [])));
    queue.addAndStart(
      wanted.map(({ student, parsed }) => ({
        id: student.itemId,
        label: [student.fullName, student.rollNo].filter(Boolean).join(', '),
        values: { ...shared, ...kind.toStudentValues(student), ...parsed.values },
      })),
    );
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]) => {
    const wanted = filled.filter(({ student }) => ids.includes(student.itemId));
    if (wanted.length < ids.length) toasts.error(texts.rejectedElsewhere);
    if (wanted.length > 0) send(values, wanted);
  };
  const submit = (sendValues: (values: FormValues) => void) => {
    const form = formRef.current;
    if (form && checkDates(form)) sendValues(formValues(form));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) submit(send);
  };

  const count = filled.length;
  const hasUnfinished = items.some(isUnfinished);
  const isAllSent = count === 0 && items.length > 0 && items.every(({ status }) => status === 'sent');
  // Nothing has been sent, and no row can be filled in, because each student has the document, or cannot have one.
  const isNothingLeft = items.length === 0 && rows.length > 0 && rows.every(({ readOnly }) => readOnly);
  const isDoneHere = isAllSent || (count === 0 && isNothingLeft);
  useUnsavedChanges(() => count > 0 && !hasUnfinished, texts.leaveUnsent);
  const panelRef = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);
  const followQueue = useEffectEvent(() => {
    if (hasSent.current && !isPending && isAllSent) draft.remove();
    if (isPending) hasSent.current = true;
  });
  useEffect(() => {
    followQueue();
    if (!isPending) return;
    const frame = requestAnimationFrame(() => panelRef.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isPending]);
  const handleAnother = () => {
    queue.remove(items.map(({ id }) => id));
    choice.removeLink();
    draft.discard();
  };
  const hidden = batch.users.length - rows.length;
  const hint = [
    columns.length === 0 ? kind.noColumns : isNothingLeft ? texts.nothingLeft : texts.blankRows,
    batch.users.length > maxStudents && common.hiddenStudents(rows.length, hidden),
  ];
  const done = entries.filter(({ student, parsed, item }) => student.isDone || !parsed.isBlank || item?.status === 'sent');
  const fieldErrors = useMemo(() => ({ ...noFieldErrors, getError: (field: string) => errors?.fields[field] }), [errors]);
  const form = {
    ...noForm,
    message: checked && kind.getRowsError?.(rowErrors.map(([, cellErrors]) => cellErrors)),
    isPending,
  };
  return (
    <PageBody>
      <PageHeader title={kind.title} text={texts.howToFillBatch} />
      <FormContext value={form}>
        <FieldErrorsContext value={fieldErrors}>
          <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
          <Card.Root>
            <Card.Body>
              <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit}>
                {header}
                <BatchSection
                  key={`${courseId} ${batchId}`}
                  title={kind.cells}
                  text={hint.filter(Boolean).join(' ')}
                  errorText={texts.batchFailed}
                  query={batch}
                  rows={rows}
                  action={!isNothingLeft && action?.(rows, setCells)}
                >
                  {children}
                  {columns.length > 0 && (
                    <EntryGrid
                      label={kind.cells}
                      rowHeader={common.student}
                      groupLabel={kind.columnGroup}
                      errors={Object.fromEntries(rowErrors)}
                      warnings={Object.fromEntries(entries.map(({ row, parsed }) => [row.id, parsed.warnings]))}
                      values={cells}
                      onChange={setCells}
                      {...{ columns, rows }}
                    />
                  )}
                </BatchSection>
                <ActionBar
                  submitLabel={isPending ? text.sending(noun) : text.send({ count, noun })}
                  secondaryAction={
                    <ButtonLink to={list.to} variant="outline" size="lg">
                      {common.cancel}
                    </ButtonLink>
                  }
                  isSticky
                  progress={{ done: done.length, total: rows.length, label: texts.filledRows }}
                  nextStep={isDoneHere ? <NextStep {...{ kind, hasSent }} onAnother={handleAnother} /> : undefined}
                />
              </chakra.form>
            </Card.Body>
          </Card.Root>
        </FieldErrorsContext>
      </FormContext>
      <Box ref={panelRef} mt="6">
        <QueuePanel
          {...{ queue, noun, list }}
          hasNextStep={isDoneHere}
          onRetryCorrected={(ids) => submit((values) => sendAgain(values, ids))}
        />
      </Box>
    </PageBody>
  );
}

interface NextStepProps {
  kind: BatchKind;
  hasSent: RefObject<boolean>;
  onAnother: () => void;
}

function NextStep({ kind: { list, texts }, hasSent, onAnother }: NextStepProps) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The focus may have been on the submit button, which has unmounted.
  useEffect(() => {
    if (hasSent.current && document.activeElement === document.body) linkRef.current?.focus({ preventScroll: true });
  }, [hasSent]);
  return (
    <>
      <ButtonLink ref={linkRef} to={list.to} size="lg" onClick={(event) => isSecondClick(event) && event.preventDefault()}>
        {texts.seeList}
      </ButtonLink>
      <Button variant="outline" size="lg" onClick={(event) => isSecondClick(event) || onAnother()}>
        {texts.anotherBatch}
      </Button>
    </>
  );
}

/** The second click of a double click on Send must not activate these buttons, which replace Send once all rows are sent. */
const isSecondClick = ({ detail }: MouseEvent) => detail > 1;
