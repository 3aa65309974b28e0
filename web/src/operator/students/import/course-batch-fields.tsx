import { Alert } from '@chakra-ui/react/alert';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { Batch, SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import * as common from '#text/common.ts';
import * as text from '#text/import.ts';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import type { GridValues } from '../../entry/grid-values.ts';
import { CreateBatchFirst } from '../../records/batch-field.tsx';
import { getFreeSeats } from '../../records/record-status.tsx';
import { findCrowdedBatches } from './check-rows.ts';
import { findTableTitles, type TitleField, titleLists, titleNouns, toTitleOptions } from './match-titles.ts';
import type { StudentImport } from './use-student-import.ts';

const fields: readonly TitleField[] = ['courseId', 'batch'];
const labels = { courseId: common.course, batch: common.batch };

interface CourseBatchFieldsProps extends Pick<StudentImport, 'lists'> {
  values: GridValues;
  /** The rows as they were read, so that no field appears or goes while a cell is typed. */
  source: GridValues;
  /** Whether a missing choice is shown as an error. */
  isChecked: boolean;
}

/** Asks for the course and the batch once: for rows that name no course or batch, and for each title that is not in the list. */
export function CourseBatchFields({ values, source, lists, isChecked }: CourseBatchFieldsProps) {
  const { options, setChoices, courses, batches } = lists;
  const resultOf: Record<TitleField, UseQueryResult<unknown, SdkError>> = { courseId: courses, batch: batches };
  const rows = Object.keys(values).map((key) => source[key] ?? {});
  const questions = fields.map((field) => {
    const { isFetched, data } = resultOf[field];
    const blank = rows.filter(({ [field]: cell = '' }) => cell.trim() === '').length;
    // Until the list has loaded, every title would count as unknown.
    const titles = data ? findTableTitles(rows, field, options) : [];
    return {
      field,
      blank,
      titles: titles.filter(({ found }) => !found),
      found: titles.filter(({ found }) => found),
      hasFailed: isFetched && !data,
    };
  });
  const selects = questions.map(({ field, blank, titles, hasFailed }) => {
    const noun = titleNouns[field];
    const props = { query: resultOf[field], options: toTitleOptions(options[titleLists[field]]), noun };
    const getError = (value: string) => (isChecked && value === '' ? text.selectOne(noun) : undefined);
    const forAll = options.forAll[field];
    const byTitle = options.byTitle[field];
    return (
      <Box key={field} display="contents" data-field={field}>
        {(blank > 0 || hasFailed) && (
          <QuerySelectField
            label={labels[field]}
            hint={blank > 0 ? text.forBlankRows({ noun, count: blank }) : undefined}
            error={blank > 0 ? getError(forAll) : undefined}
            value={forAll}
            onChange={({ target }) => setChoices((current) => ({ ...current, forAll: { ...current.forAll, [field]: target.value } }))}
            {...props}
          />
        )}
        {titles.slice(0, maxTitles).map(({ key, text: title, rows: count, isAmbiguous }) => (
          <QuerySelectField
            key={key}
            label={text.titleInRows({ title, count })}
            hint={isAmbiguous ? text.sharedTitle(noun) : text.unknownTitle(noun)}
            error={getError(byTitle[key] ?? '')}
            value={byTitle[key] ?? ''}
            onChange={({ target }) =>
              setChoices(({ forAll, byTitle }) => ({
                forAll,
                byTitle: { ...byTitle, [field]: { ...byTitle[field], [key]: target.value } },
              }))
            }
            {...props}
          />
        ))}
      </Box>
    );
  });
  const hidden = questions.reduce((sum, { titles }) => sum + Math.max(titles.length - maxTitles, 0), 0);
  const found = questions.flatMap((question) => question.found);
  return (
    <>
      {questions.some(({ blank, titles, hasFailed }) => blank > 0 || titles.length > 0 || hasFailed) && (
        <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {selects}
        </Grid>
      )}
      <CreateBatchFirst query={batches} options={options.batches} />
      {hidden > 0 && <p>{text.moreTitles(hidden)}</p>}
      {found.length > 0 && (
        <Box as="ul" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {found.map(({ key, text: cell, found: title = '', rows: count }) => (
            <li key={key}>{text.titleReadAs({ text: cell, title, count })}</li>
          ))}
        </Box>
      )}
      <SeatWarnings crowded={findCrowdedBatches(values, options, batches.data?.batches ?? [])} />
    </>
  );
}

/** How many unknown titles are shown for each field. More of them mean that the column is wrong. */
const maxTitles = 8;

/** The element is there from the start, so that screen readers announce a warning. */
function SeatWarnings({ crowded }: { crowded: readonly { batch: Batch; students: number }[] }) {
  return (
    <Grid role="status" gap="2" mt={crowded.length > 0 ? undefined : '-24px'}>
      {crowded.map(({ batch, students }) => (
        <Alert.Root key={batch._id} status="warning" size="sm" color="warning.fg">
          <p>{text.batchTooSmall({ batch: batch.title, seats: getFreeSeats(batch) ?? 0, students })}</p>
        </Alert.Root>
      ))}
    </Grid>
  );
}
