import { type KeyboardEvent, useRef } from 'react';
import { BatchFormFields, useBatchChoice } from '#centre/batch-field.tsx';
import { Box, Flex } from '#ui/box.ts';
import { BulkForm } from '#ui/bulk/bulk-form.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFieldError } from '#ui/form/use-form.ts';
import { Grid } from '#ui/grid/grid.tsx';
import type { GridColumn } from '#ui/grid/grid-values.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

import { type BatchResults, useBatchDraft, useBatchResults, useSendResults } from './use-batch-results.ts';

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
