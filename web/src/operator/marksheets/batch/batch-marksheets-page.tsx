import { chakra } from '@chakra-ui/react/styled-system';
import { useApi, useListCourses, useListMarksheets } from '@institute/sdk/react';
import { useMemo, useRef, useState } from 'react';
import { type BulkItem, isCorrectable } from '#lib/bulk/bulk-run.ts';
import { useBulkRun, useQuietMutation } from '#lib/bulk/use-bulk-run.ts';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import { recipe } from '#theme/system.ts';
import { useDraft } from '#ui/form/draft.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { BatchHeader, useBatchDates } from '../../entry/batch-header.tsx';
import { describeHidden, isComplete, useRemoveSentDraft } from '../../entry/batch-students.ts';
import { BulkForm } from '../../entry/bulk-form.tsx';
import { Grid } from '../../entry/grid.tsx';
import { type GridValues, setCells } from '../../entry/grid-values.ts';
import { useBatchChoice } from '../../records/batch-field.tsx';
import { BatchSection, useStudentsOfBatch } from '../../records/batch-section.tsx';
import { getSession, remainingSubjects } from '../parse-marksheet-form.ts';
import {
  type MarksCells,
  type MarksRow,
  marksDraft,
  parseMarksDraft,
  parseMarksRow,
  toMarksColumns,
  toMarksheetInput,
} from './batch-marks.ts';
import { maxStudents, toBatchStudents, toGridRow, toItemId, useSendMarksheets } from './batch-marksheets.ts';

const list = { to: '/franchise/out-marksheet', label: heads.marksheetList } as const;

export function BatchMarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  return viewer.status === 'success' && <BatchMarksheets userId={viewer.user._id} />;
}

const noNames: ReadonlySet<string> = new Set();

function BatchMarksheets({ userId }: { userId: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const choice = useBatchChoice();
  const { courseId, batchId } = choice;
  const course = useListCourses().data?.courses.find(({ _id }) => _id === courseId);
  const dates = useBatchDates(course?.sessionDuration);
  const session = getSession(dates.period);
  const [marks, setMarks] = useState<GridValues>({});
  const [hidden, setHidden] = useState(noNames);
  const createMarksheet = useQuietMutation(useApi().mutations.createMarksheet());
  const bulk = useBulkRun({ name: 'marksheets', send: async ({ values }) => createMarksheet(toMarksheetInput(values)) });
  // Each marksheet that is sent would fetch the whole list again.
  const marksheets = useListMarksheets({ userId }, { enabled: !bulk.isRunning });
  const batch = useStudentsOfBatch(choice, marksheets);
  const allSubjects = useMemo(() => remainingSubjects(course?.subjectList, []), [course]);
  const subjects = useMemo(() => allSubjects.filter((name) => !hidden.has(name)), [allSubjects, hidden]);
  const columns = useMemo(() => toMarksColumns(subjects), [subjects]);
  const parseRow = useParseRow(subjects);
  const students = useMemo(
    () => toBatchStudents({ users: batch.users, marksheets: marksheets.data?.marksheets ?? [], courseId, session }),
    [batch.users, marksheets.data, courseId, session],
  );
  const items = useMemo(() => new Map(bulk.items.map((item) => [item.id, item])), [bulk.items]);
  const typed = students.map((student) => ({ ...student, marks: parseRow(marks[student.id]) }));
  const rows = typed.map((student) => toGridRow(student, items.get(student.itemId), student.marks.total));
  const filled = typed.filter((student, index) => !rows[index]?.readOnly && !student.marks.isBlank);
  const marked = typed.filter(({ isDone, marks: { isBlank }, itemId }) => isDone || !isBlank || items.get(itemId)?.status === 'sent');
  const { errors, gridErrors, marksError, send, sendAgain, reset } = useSendMarksheets({ bulk, students, filled });
  const draft = useDraft(formRef, {
    name: 'batch-marksheets',
    prefill: { courseId: [choice.linkedCourse], batchId: [choice.linkedBatch] },
    state: { marks: marksDraft(marks, (id) => items.get(toItemId(id, session))?.status !== 'sent'), hidden: [...hidden] },
    onRestore: (values) => {
      setMarks(setCells({}, parseMarksDraft(values.marks)));
      setHidden(new Set(values.hidden));
    },
    onReset: () => {
      choice.reset();
      setMarks({});
      setHidden(noNames);
      reset();
      dates.reset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: filled.length });
  const [lastSession, setLastSession] = useState(session);
  if (session !== lastSession) {
    setLastSession(session);
    // What the run has taken belongs to the session before.
    const taken = students.filter(({ id }) => isTaken(items.get(toItemId(id, lastSession))));
    const takenIds = new Set(taken.map(({ id }) => id));
    setMarks((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !takenIds.has(id))));
  }
  const nothingLeft = isComplete(rows, bulk);
  const hint = (nothingLeft ? text.noMarksLeft : text.rowsWithoutMarks) + describeHidden(batch.users.length, rows.length, maxStudents);
  return (
    <PageBody>
      <PageHeader title={heads.marksheetsForBatch} text={text.howToMarkBatch} />
      <BulkForm
        bulk={bulk}
        count={filled.length}
        isComplete={nothingLeft}
        rowsError={marksError}
        progress={{ done: marked.length, total: students.length, label: text.withMarks }}
        nextStep={{ listLabel: text.seeMarksheets, againLabel: text.marksForAnotherBatch, onAgain: choice.removeLink }}
        noun={text.marksheetNoun}
        question={text.leaveUnsent}
        {...{ list, formRef, draft, errors, send, sendAgain }}
      >
        <BatchHeader choice={choice} dates={dates} />
        <BatchSection
          key={`${courseId} ${batchId}`}
          title={text.marks}
          text={allSubjects.length > 0 ? hint : text.noSubjectsListed}
          errorText={text.studentsOrMarksheetsFailed}
          query={batch}
          rows={rows}
        >
          {allSubjects.length > 1 && <SubjectChoice subjects={allSubjects} hidden={hidden} onChange={setHidden} />}
          {allSubjects.length > 0 && (
            <Grid
              label={text.marks}
              rowHeader={common.student}
              errors={gridErrors}
              warnings={Object.fromEntries(typed.map(({ id, marks: { warnings } }) => [id, warnings]))}
              values={marks}
              onChange={setMarks}
              {...{ columns, rows }}
            />
          )}
        </BatchSection>
      </BulkForm>
    </PageBody>
  );
}

const isTaken = (item: BulkItem | undefined) => item !== undefined && !isCorrectable(item);

const noCells: MarksCells = {};

/** A row is parsed again only when it changes: a batch may have 200 rows with many subjects. */
function useParseRow(subjects: readonly string[]) {
  return useMemo(() => {
    const parsed = new WeakMap<MarksCells, MarksRow>();
    return (cells = noCells): MarksRow => {
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

/** Checkboxes for the subjects of a course. The last one stays checked. */
function SubjectChoice({ subjects, hidden, onChange }: SubjectChoiceProps) {
  const isLast = (name: string) => !hidden.has(name) && subjects.every((other) => other === name || hidden.has(other));
  const toggle = (name: string) => {
    const changed = new Set(hidden);
    if (!changed.delete(name)) changed.add(name);
    onChange(changed);
  };
  return (
    <Group>
      <legend>{text.subjectsInMarksheet}</legend>
      {subjects.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={!hidden.has(name)} aria-disabled={isLast(name)} onChange={() => !isLast(name) && toggle(name)} />
          {name}
        </label>
      ))}
    </Group>
  );
}

const Group = chakra(
  'fieldset',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      '& legend': { fontWeight: '550' },
      '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '36px', cursor: 'pointer', overflowWrap: 'anywhere' },
      '& input': { width: '18px', height: '18px', accentColor: 'var(--color-brand-solid)', flexShrink: '0' },
      '& input[aria-disabled=true]': { cursor: 'not-allowed' },
    },
  }),
);
