import { Box } from '@chakra-ui/react/box';
import { useApi, useListCourses } from '@institute/sdk/react';
import { useMemo, useState } from 'react';
import { useQuietMutation, useStoredQueue } from '#lib/queue/use-queue.ts';
import { useStore } from '#lib/store.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import type { DraftValues } from '#ui/form/draft.tsx';
import { BatchEntry, type BatchKind } from '../../entry/batch-entry.tsx';
import { BatchHeader, useBatchDates } from '../../entry/batch-header.tsx';
import type { RowCells } from '../../entry/batch-rows.ts';
import { useBatchChoice } from '../../records/batch-field.tsx';
import { useOwnMarksheets } from '../../records/student-state.ts';
import { getSession, remainingSubjects } from '../parse-marksheet-form.ts';
import { createIsDone, getMarksError, parseBatchForm, parseMarksRow, toMarksColumns, toMarksheetInput } from './batch-marks.ts';

const kind: BatchKind = {
  texts: text,
  title: heads.marksheetsForBatch,
  cells: text.marks,
  noColumns: text.noSubjectsListed,
  columnGroup: text.subject,
  noun: text.marksheetNoun,
  list: { to: '/franchise/out-marksheet', label: heads.marksheetList },
  // Fewer students than for results, because a row has many cells.
  maxStudents: 200,
  draft: { name: 'batch-marksheets', cells: 'marks' },
  parseForm: parseBatchForm,
  getRowsError: getMarksError,
  toStudentValues: ({ studentId }) => ({ student: studentId }),
  getStatus: ({ isDone }) => (isDone ? { status: text.hasMarksheet, readOnly: true } : {}),
};

const noNames: ReadonlySet<string> = new Set();

export function BatchMarksheetsPage() {
  const choice = useBatchChoice();
  const { courseId } = choice;
  const course = useListCourses().data?.courses.find(({ _id }) => _id === courseId);
  const dates = useBatchDates(course?.sessionDuration);
  const session = getSession(dates.period);
  const [hidden, setHidden] = useState(noNames);
  const allSubjects = useMemo(() => remainingSubjects(course?.subjectList, []), [course]);
  const subjects = useMemo(() => allSubjects.filter((name) => !hidden.has(name)), [allSubjects, hidden]);
  const columns = useMemo(() => toMarksColumns(subjects), [subjects]);
  const createMarksheet = useQuietMutation(useApi().mutations.createMarksheet());
  const queue = useStoredQueue({ name: 'marksheets', send: async ({ values }) => void (await createMarksheet(toMarksheetInput(values))) });
  const { isPending } = useStore(queue);
  // Not while rows are sent: each sent marksheet would fetch the whole list again.
  const marksheets = useOwnMarksheets({ enabled: !isPending });
  const isDone = useMemo(() => createIsDone(marksheets.data?.marksheets, courseId, session), [marksheets.data, courseId, session]);
  const draft = {
    state: { hidden: [...hidden] },
    onRestore: (values: DraftValues) => setHidden(new Set(values.hidden)),
    onReset: () => {
      setHidden(noNames);
      dates.reset();
    },
  };
  return (
    <BatchEntry
      {...{ kind, queue, choice, session, columns, isDone, draft }}
      documents={marksheets}
      parseRow={useParseRow(subjects)}
      header={<BatchHeader choice={choice} dates={dates} />}
    >
      {allSubjects.length > 1 && <SubjectChoice subjects={allSubjects} hidden={hidden} onChange={setHidden} />}
    </BatchEntry>
  );
}

/** Parses a row again only when it changes, because a batch may have 200 rows with many subjects. */
function useParseRow(subjects: readonly string[]) {
  return useMemo(() => {
    const parsed = new WeakMap<RowCells, ReturnType<typeof parseMarksRow>>();
    return (cells: RowCells) => {
      const row = parsed.get(cells) ?? parseMarksRow(cells, subjects);
      parsed.set(cells, row);
      return row;
    };
  }, [subjects]);
}

interface SubjectChoiceProps {
  subjects: readonly string[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** The last subject stays checked. */
function SubjectChoice({ subjects, hidden, onChange }: SubjectChoiceProps) {
  const isLast = (name: string) => !hidden.has(name) && subjects.every((other) => other === name || hidden.has(other));
  const toggle = (name: string) => {
    const changed = new Set(hidden);
    if (!changed.delete(name)) changed.add(name);
    onChange(changed);
  };
  return (
    <Box as="fieldset" css={choiceStyles}>
      <legend>{text.subjectsInMarksheet}</legend>
      {subjects.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={!hidden.has(name)} aria-disabled={isLast(name)} onChange={() => !isLast(name) && toggle(name)} />
          {name}
        </label>
      ))}
    </Box>
  );
}

const choiceStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  '& legend': { fontWeight: '550' },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '36px', cursor: 'pointer', overflowWrap: 'anywhere' },
  '& input': { width: '18px', height: '18px', accentColor: 'var(--color-brand-solid)', flexShrink: '0' },
  '& input[aria-disabled=true]': { cursor: 'not-allowed' },
};
