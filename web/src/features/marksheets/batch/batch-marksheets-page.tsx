import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { BatchFormFields, useBatchChoice } from '#centre/batch-field.tsx';
import { formValues } from '#lib/form-values.ts';
import { useViewer } from '#session/use-session.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { BulkForm } from '#ui/bulk/bulk-form.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Grid } from '#ui/grid/grid.tsx';
import type { GridValues } from '#ui/grid/grid-values.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getSession } from '../parse-marksheet-form.ts';
import { type BatchState, useBatchDraft, useBatchMarksheets, useSendBatch } from './use-batch-marksheets.ts';

const noun = { one: 'marksheet', many: 'marksheets' };
const list = { to: '/franchise/out-marksheet', label: 'Marksheet List' } as const;
const question = 'Some marks are not sent yet. Leave this page?';

/** The page that creates the marksheets of a whole batch: dates once, and the marks of each student. */
export function BatchMarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  return viewer.status === 'success' && <BatchMarksheets userId={viewer.user._id} />;
}

function BatchMarksheets({ userId }: { userId: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [session, setSession] = useState('');
  const choice = useBatchChoice();
  const batch = useBatchMarksheets({ userId, choice, session });
  const { errors, gridErrors, marksError, send, sendAgain, reset } = useSendBatch(batch);
  const handleReset = () => {
    reset();
    setSession('');
  };
  const draft = useBatchDraft(formRef, { choice, batch, onReset: handleReset });
  const updateSession = () => {
    const values = formRef.current && formValues(formRef.current);
    const changed = values ? getSession({ startDate: values('startDate'), endDate: values('endDate') }) : session;
    if (changed === session) return;
    setSession(changed);
    batch.removeTaken();
  };
  return (
    <PageBody>
      <PageHeader title="Marksheets for a batch" text="Dates once, the marks of each student." />
      <BulkForm
        bulk={batch.bulk}
        count={batch.filled.length}
        rowsError={marksError}
        onInput={updateSession}
        {...{ noun, list, formRef, draft, errors, question, send, sendAgain }}
      >
        <BatchFormFields choice={choice} />
        <MarksSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} errors={gridErrors} />
      </BulkForm>
    </PageBody>
  );
}

/** The students of the batch with their marks in each subject. */
function MarksSection({ batch, errors }: { batch: BatchState; errors: GridValues }) {
  const { marks, rows, isLoading, isError } = batch;
  const hasRows = !isLoading && rows.length > 0 && marks.all.length > 0;
  return (
    <Box as="section" mt="4" borderTopWidth="1px" paddingBlock="6" display="grid" gap="4" aria-labelledby="marks" aria-busy={isLoading}>
      <div>
        <Box as="h2" id="marks" textStyle="lg">
          Marks
        </Box>
        <Box as="p" mt="1" textStyle="sm" color="fg.muted">
          {getText(batch)}
        </Box>
      </div>
      {isLoading && <Skeleton height="192px" />}
      {isError && (
        <ErrorState text="The students and their marksheets could not be loaded." pending={batch.isFetching} onRetry={batch.refetch} />
      )}
      {hasRows && marks.all.length > 1 && <SubjectChoice subjects={marks.all} hidden={marks.hidden} onChange={marks.setHidden} />}
      {hasRows && (
        <Grid
          label="Marks"
          rowHeader="Student"
          columns={marks.columns}
          rows={rows}
          values={marks.marks}
          errors={errors}
          onChange={marks.setMarks}
        />
      )}
    </Box>
  );
}

function getText({ isEnabled, isLoading, isError, rows, hiddenCount, marks }: BatchState): string {
  if (!isEnabled) return 'Select the course and batch first.';
  if (isLoading) return 'Loading students…';
  if (isError) return '';
  if (rows.length === 0) return 'No students found in this course and batch.';
  if (marks.all.length === 0) return 'The institute has not listed subjects for this course.';
  const more = hiddenCount > 0 ? ` These are the first ${rows.length}. ${hiddenCount} more follow when these are sent.` : '';
  return `Each subject carries 100 marks, including practical marks. Rows without marks are not sent.${more}`;
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
      <legend>Subjects in this marksheet</legend>
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
