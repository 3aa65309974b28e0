import { type KeyboardEvent, useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Flex } from '../../ui/flex.ts';
import { useFieldError } from '../../ui/form/use-form.ts';
import { Grid } from '../../ui/grid/grid.tsx';
import type { GridColumn } from '../../ui/grid/grid-values.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BatchResults } from './use-batch-results.ts';

const columns: readonly GridColumn[] = [{ name: 'grade', label: 'Grade', maxLength: 50, width: 128 }];

/** The students of the batch with a grade for each. */
export function GradesSection({ batch }: { batch: BatchResults }) {
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
