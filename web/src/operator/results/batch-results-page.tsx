import type { Result, Student } from '@institute/sdk';
import { useApi, useListCourses, useListResults } from '@institute/sdk/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { type Bulk, useBulkRun, useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/results.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useDraft } from '#ui/form/draft.tsx';
import { type FormErrors, type FormValues, parseNumber } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { BatchHeader, useBatchDates } from '../entry/batch-header.tsx';
import {
  type BatchStudent,
  describeHidden,
  isComplete,
  listBatchStudents,
  removeOthers,
  toStudentRow,
  useRemoveSentDraft,
} from '../entry/batch-students.ts';
import { BulkForm } from '../entry/bulk-form.tsx';
import { Grid } from '../entry/grid.tsx';
import { type GridColumn, type GridRow, type GridValues, getCellText, setCells } from '../entry/grid-values.ts';
import { useBatchChoice } from '../records/batch-field.tsx';
import { BatchSection, useStudentsOfBatch } from '../records/batch-section.tsx';
import { parseBatchResults, parseResultForm, resultDuration, type TypedDuration } from './parse-result-form.ts';

const list = { to: '/franchise/results', label: heads.studentResults } as const;
const columns: readonly GridColumn[] = [{ name: 'grade', label: text.grade, maxLength: 50, width: 128 }];

export function BatchResultsPage() {
  const formRef = useRef<HTMLFormElement>(null);
  const choice = useBatchChoice();
  const { courseId, batchId } = choice;
  const [typedDuration, setTypedDuration] = useState<TypedDuration>();
  const duration = resultDuration(typedDuration, courseId, useListCourses().data?.courses ?? []);
  const dates = useBatchDates(parseNumber(duration));
  const [grades, setGrades] = useState<GridValues>({});
  const createResult = useQuietMutation(useApi().mutations.createResult());
  const bulk = useBulkRun({ name: 'results', send: async (item) => createResult(toInput(item)) });
  // Each result that is sent would fetch the whole list again.
  const results = useListResults(undefined, { enabled: !bulk.isRunning });
  const batch = useStudentsOfBatch(choice, results);
  const students = useMemo(
    () => toBatchStudents(batch.users, results.data?.results ?? [], courseId),
    [batch.users, results.data, courseId],
  );
  const items = useMemo(() => new Map(bulk.items.map((item) => [item.id, item])), [bulk.items]);
  const rows = useMemo(() => students.map((student) => toGridRow(student, items.get(student.id))), [students, items]);
  const filled = students.filter(({ id }, index) => !rows[index]?.readOnly && getGrade(grades, id) !== '');
  const graded = students.filter(({ id, isDone }) => isDone || getGrade(grades, id) !== '' || items.get(id)?.status === 'sent');
  const askedFor = new Set(students.flatMap(({ id, isDone }) => (isDone ? [id] : [])));
  const { errors, send, sendAgain, reset } = useSendResults({ bulk, rows, filled, grades });
  const draft = useDraft(formRef, {
    name: 'batch-results',
    prefill: { courseId: [choice.linkedCourse], batchId: [choice.linkedBatch] },
    state: { grades: gradesDraft(grades, (id) => !askedFor.has(id) && items.get(id)?.status !== 'sent') },
    onRestore: (values) => setGrades(parseGradesDraft(values.grades)),
    onReset: () => {
      choice.reset();
      setTypedDuration(undefined);
      dates.reset();
      setGrades({});
      reset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: filled.length });
  const nothingLeft = isComplete(rows, bulk);
  const hint = nothingLeft ? text.noGradeLeft : text.rowsWithoutGrade;
  return (
    <PageBody>
      <PageHeader title={heads.resultsForBatch} text={text.howToGradeBatch} />
      <BulkForm
        bulk={bulk}
        count={filled.length}
        isComplete={nothingLeft}
        progress={{ done: graded.length, total: students.length, label: text.graded }}
        nextStep={{ listLabel: text.seeResults, againLabel: text.gradeAnotherBatch, onAgain: choice.removeLink }}
        noun={text.resultNoun}
        question={text.leaveUnsent}
        {...{ list, formRef, draft, errors, send, sendAgain }}
      >
        <BatchHeader choice={choice} dates={dates}>
          <TextField
            label={text.duration}
            name="duration"
            hint={text.inMonths}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            required
            value={duration}
            data-suggested={duration !== typedDuration?.text || undefined}
            onChange={({ target }) => setTypedDuration({ text: target.value, courseId })}
          />
        </BatchHeader>
        <BatchSection
          key={`${courseId} ${batchId}`}
          title={text.grades}
          text={hint + describeHidden(batch.users.length, rows.length, maxStudents)}
          errorText={text.studentsOrResultsFailed}
          query={batch}
          rows={rows}
          action={!nothingLeft && <FillBlank rows={rows} onFill={setGrades} />}
        >
          <Grid label={text.grades} rowHeader={common.student} columns={columns} rows={rows} values={grades} onChange={setGrades} />
        </BatchSection>
      </BulkForm>
    </PageBody>
  );
}

const getGrade = (grades: GridValues, id: string) => getCellText(grades, id, 'grade').trim();

interface FillBlankProps {
  rows: readonly GridRow[];
  /** Takes an update like the setter of `useState`. */
  onFill: (update: (grades: GridValues) => GridValues) => void;
}

/** A grade that most students have is typed once. */
function FillBlank({ rows, onFill }: FillBlankProps) {
  const ref = useRef<HTMLInputElement>(null);
  const fill = () => {
    const grade = ref.current?.value ?? '';
    onFill((grades) => {
      const blank = rows.filter(({ id, readOnly }) => !readOnly && getGrade(grades, id) === '');
      const cells = blank.map(({ id }) => ({ row: id, column: 'grade', text: grade }));
      return setCells(grades, cells);
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== ref.current) return;
    event.preventDefault();
    fill();
  };
  return (
    <Flex flexWrap="wrap" alignItems="flex-end" gap="3" onKeyDown={handleKeyDown}>
      <Box flex="1" minWidth="160px">
        <TextField
          ref={ref}
          label={text.sameForAll}
          error={useFieldError('grades')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
        />
      </Box>
      <Button variant="outline" minH="48px" whiteSpace="nowrap" onClick={fill}>
        {text.fillBlankRows}
      </Button>
    </Flex>
  );
}

function toInput({ values }: BulkItem) {
  const { input } = parseResultForm((field) => values[field] ?? '');
  if (!input) throw new Error('The stored row is not complete.');
  return input;
}

export const maxStudents = 1000;

export function toBatchStudents(users: readonly Student[], results: readonly Result[], courseId: string): BatchStudent[] {
  const askedFor = new Set(results.map(({ student, course }) => `${course?._id} ${student?.rollNo}`));
  return listBatchStudents(users, { courseId, maxStudents, isDone: ({ rollNo }) => askedFor.has(`${courseId} ${rollNo}`) });
}

export function toGridRow(student: BatchStudent, item: BulkItem | undefined): GridRow {
  return toStudentRow(student, item, { status: getStatus(student) });
}

function getStatus({ rollNo, isDone }: BatchStudent): Partial<GridRow> {
  if (isDone) return { status: text.alreadyRequested, readOnly: true };
  return rollNo.trim() === '' ? { status: text.noRollNo, tone: 'warning', readOnly: true } : {};
}

/** The grades that are not blank as a list for a draft: the id of each row, then its grade. */
export function gradesDraft(grades: GridValues, isKept: (id: string) => boolean): string[] {
  const ids = Object.keys(grades).filter((id) => isKept(id) && getCellText(grades, id, 'grade') !== '');
  return ids.flatMap((id) => [id, getCellText(grades, id, 'grade')]);
}

export function parseGradesDraft(texts: readonly string[] = []): GridValues {
  const grades: Record<string, { grade: string }> = {};
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [id = '', grade = ''] = texts.slice(index, index + 2);
    grades[id] = { grade };
  }
  return grades;
}

interface SendOptions {
  bulk: Bulk;
  rows: readonly GridRow[];
  filled: readonly BatchStudent[];
  grades: GridValues;
}

function useSendResults({ bulk, rows, filled, grades }: SendOptions) {
  const [errors, setErrors] = useState<FormErrors>();
  /** Returns false if something is invalid. */
  const send = (values: FormValues, students = filled): boolean => {
    const typed = students.map(({ id }) => getGrade(grades, id));
    const parsed = parseBatchResults(values, typed);
    setErrors(parsed.errors);
    if (parsed.errors) toasts.error(parsed.errors.message);
    if (!parsed.input) return false;
    const shared = parsed.input;
    const ids = rows.map(({ id }) => id);
    removeOthers(bulk, ids);
    bulk.addAndStart(
      students.map(({ id, fullName, rollNo }) => ({
        id,
        label: `${fullName}, ${rollNo}`,
        values: { ...shared, rollNo, grade: getGrade(grades, id) },
      })),
    );
    return true;
  };
  /** Sends rejected rows as they are in the grid now. */
  const sendAgain = (values: FormValues, ids: readonly string[]): boolean => {
    const students = filled.filter(({ id }) => ids.includes(id));
    if (students.length < ids.length) toasts.error(text.rejectedElsewhere);
    return students.length === 0 || send(values, students);
  };
  return { errors, send, sendAgain, reset: () => setErrors(undefined) };
}
