import type { Batch, SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { getFreeSeats } from '#centre/batch-state.ts';
import { Box } from '#ui/box.ts';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { GridValues } from '#ui/grid/grid-values.ts';
import { findCrowdedBatches } from './check-rows.ts';
import { findTableTitles, type TitleField, titleNouns, toTitleOptions } from './match-titles.ts';
import type { StudentImport } from './use-student-import.ts';

const fields: readonly TitleField[] = ['courseId', 'batch'];
const labels = { courseId: 'Course', batch: 'Batch' };

interface CourseBatchFieldsProps extends Pick<StudentImport, 'lists'> {
  values: GridValues;
  /** The rows as they were read, so that no field appears or goes while a cell is typed. */
  source: GridValues;
  /** Whether what is not chosen is shown as an error. */
  isChecked: boolean;
}

/** Asks for the course and the batch once: for rows that name none, and for each title that is not in the list. */
export function CourseBatchFields({ values, source, lists, isChecked }: CourseBatchFieldsProps) {
  const { options, setChoices, courses, batches } = lists;
  const resultOf: Record<TitleField, UseQueryResult<unknown, SdkError>> = { courseId: courses, batch: batches };
  const rows = Object.keys(values).map((key) => source[key] ?? {});
  const questions = fields.map((field) => {
    const { isFetched, data } = resultOf[field];
    const blank = rows.filter(({ [field]: text = '' }) => text.trim() === '').length;
    // Until the list has come, every title would count as unknown.
    const titles = data ? findTableTitles(rows, field, options) : [];
    return {
      field,
      blank,
      titles: titles.filter(({ found }) => !found),
      found: titles.filter(({ found }) => found),
      hasFailed: isFetched && !data,
    };
  });
  const selects = questions.flatMap(({ field, blank, titles, hasFailed }) => {
    const noun = titleNouns[field];
    const { singular, plural } = noun;
    const common = { query: resultOf[field], toOptions: () => toTitleOptions(options[plural]), noun };
    const getError = (value: string) => (isChecked && value === '' ? `Please select a ${singular}.` : undefined);
    const forAll = options.forAll[field];
    const byTitle = options.byTitle[field];
    return [
      (blank > 0 || hasFailed) && (
        <QuerySelectField
          key={field}
          label={labels[field]}
          hint={blank > 0 ? `Used when the row has no ${singular}: ${countRows(blank)}` : undefined}
          error={blank > 0 ? getError(forAll) : undefined}
          value={forAll}
          onChange={({ target }) => setChoices({ ...options, forAll: { ...options.forAll, [field]: target.value } })}
          {...common}
        />
      ),
      ...titles
        .slice(0, maxTitles)
        .map(({ key, text, rows: count, isAmbiguous }) => (
          <QuerySelectField
            key={`${field} ${key}`}
            label={`${text}, ${countRows(count)}`}
            hint={isAmbiguous ? `More than one ${singular} has this title.` : `Not one of your ${plural}. Select it once for all its rows.`}
            error={getError(byTitle[key] ?? '')}
            value={byTitle[key] ?? ''}
            onChange={({ target }) =>
              setChoices({ ...options, byTitle: { ...options.byTitle, [field]: { ...byTitle, [key]: target.value } } })
            }
            {...common}
          />
        )),
    ];
  });
  const hidden = questions.reduce((sum, { titles }) => sum + Math.max(titles.length - maxTitles, 0), 0);
  const found = questions.flatMap((question) => question.found);
  return (
    <>
      {selects.some(Boolean) && (
        <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {selects}
        </Box>
      )}
      {hidden > 0 && <p>{`There are ${hidden} more titles. Correct them in the table, or choose Not used for their column.`}</p>}
      {found.length > 0 && (
        <Box as="ul" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {found.map(({ key, text, found: title, rows: count }) => (
            <li key={key}>{`${text} is read as ${title} (${countRows(count)}).`}</li>
          ))}
        </Box>
      )}
      <SeatWarnings crowded={findCrowdedBatches(values, options, batches.data?.batches ?? [])} />
    </>
  );
}

/** Of unknown titles for each field. More than these tell of a wrong column. */
const maxTitles = 8;

const countRows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** There from the start, so that screen readers announce a warning. */
function SeatWarnings({ crowded }: { crowded: readonly { batch: Batch; students: number }[] }) {
  return (
    <Box role="status" display="grid" gap="2" mt={crowded.length > 0 ? undefined : '-24px'}>
      {crowded.map(({ batch, students }) => (
        <Box key={batch._id} as="p" p="3" bg="warning.bg" color="warning.fg" borderRadius="md" textStyle="sm" overflowWrap="anywhere">
          {`${batch.title} has ${countSeats(getFreeSeats(batch))}, and the table has ${students === 1 ? '1 student' : `${students} students`} for it.`}
        </Box>
      ))}
    </Box>
  );
}

function countSeats(count = 0): string {
  return count === 1 ? '1 free seat' : `${count} free seats`;
}
