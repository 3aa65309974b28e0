import { chakra } from '@chakra-ui/react/styled-system';
import { toCsv } from '@institute/sdk/csv';
import { useState } from 'react';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import { saveFile } from '#lib/save-file.ts';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { CheckIcon, DownloadIcon } from '#ui/icons.tsx';
import { NoTranslate } from '#ui/prose.tsx';
import type { ImportOptions } from './match-titles.ts';
import { PasswordSlipButtons, type PasswordSlips } from './password-slips.tsx';
import { findRowsOfFullBatch, type MissingPasswords, type StudentRun } from './student-queue.ts';

/** How many students are listed; the file has all of them. */
const maxVisible = 100;

interface CreatedStudentsProps {
  items: readonly BulkItem[];
  /** The Student Ids by the ids of the rows. */
  studentIds: ReadonlyMap<string, string>;
  isLoading: boolean;
  slips: PasswordSlips;
  /** Offered when everything of the table is done. */
  onNextTable?: (() => void) | undefined;
}

/** The slips come first, because the passwords are nowhere else. */
export function CreatedStudents({ items, studentIds, isLoading, slips, onNextTable }: CreatedStudentsProps) {
  if (items.length === 0 && slips.count === 0) return null;
  const hidden = items.length - maxVisible;
  return (
    <Card display="grid" gap="4">
      <Flex as="h2" textStyle="lg" alignItems="center" gap="2">
        {items.length > 0 && (
          <Box as="span" display="flex" color="success.fg">
            <CheckIcon />
          </Box>
        )}
        {describeCreated(items.length)}
      </Flex>
      <PasswordSlipButtons slips={slips}>
        {items.length > 0 && (
          <ButtonLink to="/franchise/student-management" variant={slips.count > 0 ? 'outline' : 'solid'}>
            Go to Student List
          </ButtonLink>
        )}
        {onNextTable && (
          <Button variant="ghost" onClick={onNextTable}>
            Import another table
          </Button>
        )}
      </PasswordSlipButtons>
      {items.length > 0 && (
        <>
          <StudentList>
            {items.slice(0, maxVisible).map(({ id, values }) => (
              <li key={id}>
                <span>{values.fullName}</span>
                <NoTranslate>{values.email}</NoTranslate>
                <b>
                  <NoTranslate>{studentIds.get(id) || (isLoading ? 'Loading…' : '-')}</NoTranslate>
                </b>
              </li>
            ))}
          </StudentList>
          {hidden > 0 && <p>{`These are the first ${maxVisible} of ${items.length}. The file has all of them.`}</p>}
          <Button variant="outline" justifySelf="start" onClick={() => saveStudentIds(items, studentIds)}>
            <DownloadIcon />
            Download CSV
          </Button>
        </>
      )}
    </Card>
  );
}

function describeCreated(count: number): string {
  if (count === 0) return 'Password slips';
  return count === 1 ? '1 student created' : `${count} students created`;
}

/** Saves names, emails and Student Ids, without the passwords. */
function saveStudentIds(items: readonly BulkItem[], studentIds: ReadonlyMap<string, string>): void {
  const text = toCsv<BulkItem>(
    [
      ['Student Id', ({ id }) => studentIds.get(id)],
      ['Full Name', ({ values }) => values.fullName],
      ['Email', ({ values }) => values.email],
    ],
    items,
  );
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'new-students.csv');
}

const StudentList = chakra(
  'ul',
  recipe({
    base: {
      borderWidth: '1px',
      borderRadius: 'md',
      textStyle: 'sm',
      maxHeight: '60dvh',
      overflow: 'auto',
      '& > li': {
        display: 'grid',
        gap: '0.5',
        columnGap: '4',
        padding: '3',
        overflowWrap: 'anywhere',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 2fr)) minmax(0, 1fr)' },
      },
      '& > li + li': { borderTopWidth: '1px' },
    },
  }),
);

interface RejectedStudentsProps {
  run: StudentRun;
  onCorrect: (items: readonly BulkItem[]) => void;
}

/** Takes rejected rows back into the table. Those of a full batch need another batch instead. */
export function RejectedStudents({ run, onCorrect }: RejectedStudentsProps) {
  const { bulk, fullBatches } = run;
  const ref = useRestoreFocus<HTMLDivElement>();
  const rejected = bulk.items.filter(
    ({ status, values, message }) => status === 'rejected' && (!message || fullBatches[values.batch ?? ''] !== message),
  );
  if (bulk.isRunning || rejected.length === 0) return null;
  return (
    <Flex ref={ref} flexWrap="wrap" alignItems="center" gap="3">
      <Button onClick={() => onCorrect(rejected)}>
        {rejected.length === 1 ? 'Correct 1 rejected student' : `Correct ${rejected.length} rejected students`}
      </Button>
    </Flex>
  );
}

export function FullBatches({ run, options }: { run: StudentRun; options: ImportOptions }) {
  const { bulk, replace, fullBatches } = run;
  if (bulk.isRunning) return null;
  return Object.entries(fullBatches).map(([batch, message]) => {
    const items = findRowsOfFullBatch(bulk.items, batch, message);
    if (items.length === 0) return null;
    const move = (newBatch: string) =>
      replace(items.map(({ id, label, values }) => ({ id, label, values: { ...values, batch: newBatch } })));
    return (
      <FullBatch
        key={batch}
        title={options.batches.find(({ value }) => value === batch)?.label ?? 'The batch'}
        items={items}
        batches={options.batches.filter(({ value }) => !(value in fullBatches))}
        onMove={move}
      />
    );
  });
}

interface FullBatchProps {
  title: string;
  items: readonly BulkItem[];
  batches: readonly SelectOption[];
  onMove: (batch: string) => void;
}

function FullBatch({ title, items, batches, onMove }: FullBatchProps) {
  const [batch, setBatch] = useState('');
  const [error, setError] = useState<string>();
  const handleMove = () => (batch === '' ? setError('Please select a batch.') : onMove(batch));
  const students = items.length === 1 ? '1 student of this table is' : `${items.length} students of this table are`;
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="4">
      <Box as="h2" textStyle="lg" overflowWrap="anywhere">
        {`${title} is full`}
      </Box>
      <p>{`${students} not in a batch. Select another one for them, or remove them from the list.`}</p>
      <Box maxWidth="form">
        <SelectField
          label="Another batch"
          options={batches}
          placeholder="Select a batch"
          value={batch}
          error={error}
          onChange={({ target }) => {
            setError(undefined);
            setBatch(target.value);
          }}
        />
      </Box>
      <Button justifySelf="start" onClick={handleMove}>
        {items.length === 1 ? 'Move 1 student' : `Move ${items.length} students`}
      </Button>
    </Card>
  );
}

/** Asks what to do about the passwords that a reload has forgotten. The table is chosen again below. */
export function MissingPasswordsCard({ missing }: { missing: MissingPasswords }) {
  const { count, make } = missing;
  if (count === 0) return null;
  return <Question count={count} onMake={make} />;
}

function Question({ count, onMake }: { count: number; onMake: () => void }) {
  const had = count === 1 ? '1 student had a password' : `${count} students had passwords`;
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="4">
      <Box as="h2" textStyle="lg">
        Passwords are missing
      </Box>
      <p>{`${had} in the table. Passwords are not kept after the page is closed. Choose the table again below, or generate new ones.`}</p>
      <Button variant="outline" justifySelf="start" onClick={onMake}>
        {count === 1 ? 'Generate a new password' : `Generate ${count} new passwords`}
      </Button>
    </Card>
  );
}
