import type { Result, Student } from '@institute/sdk';
import { useApi, useListResults, useListStudents } from '@institute/sdk/react';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { type BatchChoice, BatchFormFields, useBatchChoice } from '#centre/batch-field.tsx';
import { type BatchStudent, listBatchStudents, toStudentRow, useRemoveSentDraft } from '#centre/batch-students.ts';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { useBulkRun, useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import { Box, Flex } from '#ui/box.ts';
import { BulkForm } from '#ui/bulk/bulk-form.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDraft } from '#ui/form/draft.tsx';
import type { FormErrors, FormValues } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { Grid } from '#ui/grid/grid.tsx';
import { type GridColumn, type GridRow, type GridValues, getCellText, setCells } from '#ui/grid/grid-values.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { parseBatchResults, parseResultForm } from './parse-result-form.ts';

const noun = { one: 'result', many: 'results' };
const list = { to: '/franchise/results', label: 'Student Results' } as const;
const question = 'Some grades are not sent yet. Leave this page?';

/** The page that asks for the results of a whole batch: dates once, and a grade for each student. */
export function BatchResultsPage() {
  const formRef = useRef<HTMLFormElement>(null);
  const choice = useBatchChoice();
  const batch = useBatchResults(choice.courseId, choice.batchId);
  const { errors, send, sendAgain, reset } = useSendResults(batch);
  const draft = useBatchDraft(formRef, choice, batch, reset);
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Results for a batch" text="Dates and duration once, a grade for each student." />
      <BulkForm bulk={batch.bulk} count={batch.graded.length} {...{ noun, list, formRef, draft, errors, question, send, sendAgain }}>
        <BatchFormFields choice={choice}>
          <TextField label="Duration" name="duration" hint="In months" inputMode="decimal" autoComplete="off" maxLength={5} required />
        </BatchFormFields>
        <GradesSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} />
      </BulkForm>
    </PageBody>
  );
}

const columns: readonly GridColumn[] = [{ name: 'grade', label: 'Grade', maxLength: 50, width: 128 }];

/** The students of the batch with a grade for each. */
function GradesSection({ batch }: { batch: BatchResults }) {
  return (
    <Box as="section" borderTopWidth="1px" paddingBlock="6" display="grid" gap="4" aria-labelledby="grades" aria-busy={batch.isLoading}>
      <div>
        <Box as="h2" id="grades" textStyle="lg">
          Grades
        </Box>
        <Box as="p" mt="1" textStyle="sm" color="fg.muted">
          {getText(batch)}
        </Box>
      </div>
      {batch.isLoading && <Skeleton height="192px" />}
      {batch.isError && (
        <ErrorState text="The students and their results could not be loaded." pending={batch.isFetching} onRetry={batch.refetch} />
      )}
      {!batch.isLoading && batch.rows.length > 0 && <Grades batch={batch} />}
    </Box>
  );
}

function getText({ isEnabled, isLoading, isError, rows, hiddenCount }: BatchResults): string {
  if (!isEnabled) return 'Select the course and batch first.';
  if (isLoading) return 'Loading students…';
  if (isError) return '';
  if (rows.length === 0) return 'No students found in this course and batch.';
  const more = hiddenCount > 0 ? ` These are the first ${rows.length}. ${hiddenCount} more follow when these are sent.` : '';
  return `Rows without a grade are not sent.${more}`;
}

function Grades({ batch }: { batch: BatchResults }) {
  return (
    <>
      <FillBlank batch={batch} />
      <Grid label="Grades" rowHeader="Student" columns={columns} rows={batch.rows} values={batch.grades} onChange={batch.setGrades} />
    </>
  );
}

/** A grade that most students have is typed once. */
function FillBlank({ batch }: { batch: BatchResults }) {
  const ref = useRef<HTMLInputElement>(null);
  const fill = () => batch.fillBlank(ref.current?.value ?? '');
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== ref.current) return;
    event.preventDefault();
    fill();
  };
  return (
    <Flex flexWrap="wrap" alignItems="flex-end" gap="3" onKeyDown={handleKeyDown}>
      <TextField
        ref={ref}
        label="Grade for all blank rows"
        error={useFieldError('grades')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
      />
      <Button variant="outline" onClick={fill}>
        Fill blank rows
      </Button>
    </Flex>
  );
}

/** The students of a course and batch, their grades, and the run that sends the results. */
function useBatchResults(courseId: string, batchId: string) {
  const isEnabled = courseId !== '' && batchId !== '';
  const createResult = useQuietMutation(useApi().mutations.createResult());
  const bulk = useBulkRun({ name: 'results', send: async (item) => createResult(toInput(item)) });
  const students = useListStudents({ batchId, courseId }, { enabled: isEnabled });
  // Each result that is sent would fetch the whole list again.
  const results = useListResults(undefined, { enabled: !bulk.isRunning });
  const [grades, setGrades] = useState<GridValues>({});
  const existing = results.data?.results;
  // Without the list of results, students who have one could not be left out.
  const users = isEnabled && existing ? students.data?.users : undefined;
  const isLoading = isEnabled && !(students.isFetched && results.isFetched);
  const all = useMemo(() => toBatchStudents(users ?? [], existing ?? [], courseId), [users, existing, courseId]);
  const askedFor = useMemo(() => new Set(all.flatMap(({ id, isDone }) => (isDone ? [id] : []))), [all]);
  const items = useMemo(() => new Map(bulk.items.map((item) => [item.id, item])), [bulk.items]);
  const rows = useMemo(() => all.map((student) => toGridRow(student, items.get(student.id))), [all, items]);
  const editable = useMemo(() => new Set(rows.flatMap(({ id, readOnly }) => (readOnly ? [] : [id]))), [rows]);
  const getGrade = (id: string) => getCellText(grades, id, 'grade').trim();
  return {
    bulk,
    isEnabled,
    isLoading,
    isError: isEnabled && !isLoading && !users,
    isFetching: students.isFetching || results.isFetching,
    refetch: () => {
      if (!students.data) void students.refetch();
      if (!existing) void results.refetch();
    },
    rows,
    hiddenCount: (users?.length ?? 0) > maxStudents ? (users?.length ?? 0) - rows.length : 0,
    grades,
    setGrades,
    /** The students whose results can be sent. */
    graded: all.filter(({ id }) => editable.has(id) && getGrade(id) !== ''),
    getGrade,
    /** The institute has the result. */
    isDone: (id: string) => items.get(id)?.status === 'sent' || askedFor.has(id),
    /** Removes what was sent of other batches from the run, so that its progress is that of this one. */
    removeOthers: () => {
      const shown = new Set(rows.map(({ id }) => id));
      bulk.remove(bulk.items.flatMap(({ id, status }) => (status === 'sent' && !shown.has(id) ? [id] : [])));
    },
    fillBlank: (grade: string) => {
      const blank = [...editable].filter((id) => getGrade(id) === '');
      setGrades((current) =>
        setCells(
          current,
          blank.map((row) => ({ row, column: 'grade', text: grade })),
        ),
      );
    },
  };
}

type BatchResults = ReturnType<typeof useBatchResults>;

function toInput({ values }: BulkItem) {
  const { input } = parseResultForm((field) => values[field] ?? '');
  if (!input) throw new Error('The stored row is not complete.');
  return input;
}

export const maxStudents = 1000;

/** The students of a course who can get a result. `results` are all results of the centre. */
export function toBatchStudents(users: readonly Student[], results: readonly Result[], courseId: string): BatchStudent[] {
  const askedFor = new Set(results.map(({ student, course }) => `${course?._id} ${student?.rollNo}`));
  return listBatchStudents(users, { courseId, maxStudents, isDone: ({ rollNo }) => askedFor.has(`${courseId} ${rollNo}`) });
}

/** The row of a student in the grid. */
export function toGridRow(student: BatchStudent, item: BulkItem | undefined): GridRow {
  return toStudentRow(student, item, { status: getStatus(student) });
}

function getStatus({ rollNo, isDone }: BatchStudent): Partial<GridRow> {
  if (isDone) return { status: 'Already asked for', readOnly: true };
  return rollNo.trim() === '' ? { status: 'No roll number', tone: 'warning', readOnly: true } : {};
}

/** Keeps what is typed for a batch until all of it is sent. */
function useBatchDraft(formRef: RefObject<HTMLFormElement | null>, choice: BatchChoice, batch: BatchResults, onReset: () => void) {
  const { bulk, grades, setGrades, isDone, graded } = batch;
  const draft = useDraft(formRef, {
    name: 'batch-results',
    state: { grades: gradesDraft(grades, (id) => !isDone(id)) },
    onRestore: (values) => setGrades(parseGradesDraft(values.grades)),
    onReset: () => {
      choice.setCourseId('');
      choice.setBatchId('');
      setGrades({});
      onReset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: graded.length });
  return draft;
}

/** The grades that are not blank as a list for a draft: the id of each row, then its grade. */
export function gradesDraft(grades: GridValues, isKept: (id: string) => boolean): string[] {
  const ids = Object.keys(grades).filter((id) => isKept(id) && getCellText(grades, id, 'grade') !== '');
  return ids.flatMap((id) => [id, getCellText(grades, id, 'grade')]);
}

/** The reverse of `gradesDraft`. */
export function parseGradesDraft(texts: readonly string[] = []): GridValues {
  const grades: Record<string, { grade: string }> = {};
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [id = '', grade = ''] = texts.slice(index, index + 2);
    grades[id] = { grade };
  }
  return grades;
}

/** Checks the fields and the grid, and adds the rows to the run. */
function useSendResults({ bulk, graded, getGrade, removeOthers }: BatchResults) {
  const [errors, setErrors] = useState<FormErrors>();
  /** Returns false if something is invalid. */
  const send = (values: FormValues, students = graded): boolean => {
    const parsed = parseBatchResults(
      values,
      students.map(({ id }) => getGrade(id)),
    );
    setErrors(parsed.errors);
    if (parsed.errors) toasts.error(parsed.errors.message);
    if (!parsed.input) return false;
    const shared = parsed.input;
    removeOthers();
    bulk.addAndStart(
      students.map(({ id, fullName, rollNo }) => ({
        id,
        label: `${fullName}, ${rollNo}`,
        values: { ...shared, rollNo, grade: getGrade(id) },
      })),
    );
    return true;
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]): boolean => {
    const students = graded.filter(({ id }) => ids.includes(id));
    if (students.length < ids.length) toasts.error(notInGrid);
    return students.length === 0 || send(values, students);
  };
  return { errors, send, sendAgain, reset: () => setErrors(undefined) };
}

const notInGrid = 'Select the course and batch of the rejected rows and fill in their grades, then send them again.';
