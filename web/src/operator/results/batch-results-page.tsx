import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Result, Student } from '@institute/sdk';
import { useApi, useListCourses, useListResults } from '@institute/sdk/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { RowValues } from '#lib/queue/queue.ts';
import { useQuietMutation, useStoredQueue } from '#lib/queue/use-queue.ts';
import { useStore } from '#lib/store.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/results.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { parseNumber } from '#ui/form/parse-form.ts';
import { useFieldError } from '#ui/form/use-form.ts';
import { BatchEntry, type BatchKind } from '../entry/batch-entry.tsx';
import { BatchHeader, useBatchDates } from '../entry/batch-header.tsx';
import type { BatchStudent, ParsedRow, RowCells } from '../entry/batch-rows.ts';
import { type GridChange, type GridColumn, type GridRow, getCellText, setCells } from '../entry/grid-values.ts';
import { useBatchChoice } from '../records/batch-field.tsx';
import { type BatchResultField, parseBatchResults, parseResultForm, resultDuration, type TypedDuration } from './parse-result-form.ts';

const columns: readonly GridColumn[] = [{ name: 'grade', label: text.grade, maxLength: 50, width: 128 }];

const kind: BatchKind = {
  texts: text,
  title: heads.resultsForBatch,
  cells: text.grades,
  noun: text.resultNoun,
  list: { to: '/franchise/results', label: heads.studentResults },
  maxStudents: 1000,
  draft: { name: 'batch-results', cells: 'grades', onlyColumn: 'grade' },
  parseForm: parseBatchResults,
  toStudentValues: ({ rollNo }) => ({ rollNo }),
  getStatus,
};

export function BatchResultsPage() {
  const choice = useBatchChoice();
  const { courseId } = choice;
  const [typedDuration, setTypedDuration] = useState<TypedDuration>();
  const duration = resultDuration(typedDuration, courseId, useListCourses().data?.courses ?? []);
  const dates = useBatchDates(parseNumber(duration));
  const createResult = useQuietMutation(useApi().mutations.createResult());
  const queue = useStoredQueue({ name: 'results', send: async ({ values }) => void (await createResult(toInput(values))) });
  const { isPending } = useStore(queue);
  // Not while rows are sent: each sent result would fetch the whole list again.
  const results = useListResults(undefined, { enabled: !isPending });
  const isDone = useMemo(() => createIsDone(results.data?.results, courseId), [results.data, courseId]);
  const handleReset = () => {
    setTypedDuration(undefined);
    dates.reset();
  };
  return (
    <BatchEntry
      {...{ kind, queue, choice, columns, isDone }}
      documents={results}
      parseRow={parseGrade}
      draft={{ onReset: handleReset }}
      action={(rows, onChange) => <FillBlank rows={rows} onChange={onChange} />}
      header={
        <BatchHeader choice={choice} dates={dates}>
          <TextField<BatchResultField>
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
      }
    />
  );
}

const noCells: RowCells = {};

function parseGrade({ grade = '' }: RowCells): ParsedRow {
  return { isBlank: grade.trim() === '', values: { grade: grade.trim() }, errors: noCells, warnings: noCells };
}

interface FillBlankProps {
  rows: readonly GridRow[];
  onChange: GridChange;
}

/** A grade that most students have is typed once. */
function FillBlank({ rows, onChange }: FillBlankProps) {
  const ref = useRef<HTMLInputElement>(null);
  const fill = () => {
    const grade = ref.current?.value ?? '';
    onChange((grades) => {
      const blank = rows.filter(({ id, readOnly }) => !readOnly && getCellText(grades, id, 'grade').trim() === '');
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
    <Flex wrap="wrap" align="flex-end" gap="3" onKeyDown={handleKeyDown}>
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

function toInput(values: RowValues) {
  const { input } = parseResultForm((field) => values[field] ?? '');
  if (!input) throw new Error('The stored row is not complete.');
  return input;
}

export function createIsDone(results: readonly Result[] = [], courseId: string) {
  const rollNos = new Set(results.flatMap(({ student, course }) => (course?._id === courseId ? [student?.rollNo] : [])));
  return ({ rollNo = '' }: Pick<Student, 'rollNo'>) => rollNos.has(rollNo);
}

export function getStatus({ rollNo, isDone }: Pick<BatchStudent, 'rollNo' | 'isDone'>): Partial<GridRow> {
  if (isDone) return { status: text.alreadyRequested, readOnly: true };
  return rollNo.trim() === '' ? { status: text.noRollNo, colorPalette: 'warning', readOnly: true } : {};
}
