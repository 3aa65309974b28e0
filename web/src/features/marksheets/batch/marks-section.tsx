import { Box } from '../../../ui/box.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Grid } from '../../../ui/grid/grid.tsx';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SubjectChoice } from './subject-choice.tsx';
import type { BatchMarksheets } from './use-batch-marksheets.ts';

/** The students of the batch with their marks in each subject. */
export function MarksSection({ batch, errors }: { batch: BatchMarksheets; errors: GridValues }) {
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

function getText({ isEnabled, isLoading, isError, rows, hiddenCount, marks }: BatchMarksheets): string {
  if (!isEnabled) return 'Select the course and batch first.';
  if (isLoading) return 'Loading students…';
  if (isError) return '';
  if (rows.length === 0) return 'No students found in this course and batch.';
  if (marks.all.length === 0) return 'The institute has not listed subjects for this course.';
  const more = hiddenCount > 0 ? ` These are the first ${rows.length}. ${hiddenCount} more follow when these are sent.` : '';
  return `Each subject carries 100 marks, including practical marks. Rows without marks are not sent.${more}`;
}
