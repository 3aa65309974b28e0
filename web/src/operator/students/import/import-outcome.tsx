import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { toCsv } from '@institute/sdk/csv';
import { useState } from 'react';
import { isCorrectable, type QueueItem } from '#lib/queue/queue.ts';
import { saveFile } from '#lib/save-file.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#text/common.ts';
import * as text from '#text/import.ts';
import * as userFields from '#text/user-fields.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField, type SelectOption } from '#ui/fields/select-field.tsx';
import { useRestoreFocus } from '#ui/hooks.ts';
import { CheckIcon, DownloadIcon } from '#ui/icons.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import type { ImportOptions } from './match-titles.ts';
import { PasswordSlipButtons, type PasswordSlips } from './password-slips.tsx';
import { findRowsOfFullBatch, type MissingPasswords, type StudentQueue } from './student-queue.ts';

const maxVisible = 100;

interface CreatedStudentsProps {
  items: readonly QueueItem[];
  studentIds: ReadonlyMap<string, string>;
  isPending: boolean;
  slips: PasswordSlips;
  onNextTable?: (() => void) | undefined;
}

/** The slips come first, because the passwords are nowhere else. */
export function CreatedStudents({ items, studentIds, isPending, slips, onNextTable }: CreatedStudentsProps) {
  if (items.length === 0 && slips.count === 0) return null;
  const hidden = items.length - maxVisible;
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Heading display="flex" alignItems="center" textStyle="lg" gap="2">
          {items.length > 0 && (
            <Box as="span" display="flex" color="success.fg">
              <CheckIcon />
            </Box>
          )}
          {items.length > 0 ? text.studentsCreated(items.length) : text.passwordSlips}
        </Heading>
        <PasswordSlipButtons slips={slips}>
          {items.length > 0 && (
            <ButtonLink to="/franchise/student-management" variant={slips.count > 0 ? 'outline' : 'solid'}>
              {text.goToStudentList}
            </ButtonLink>
          )}
          {onNextTable && (
            <Button variant="ghost" onClick={onNextTable}>
              {text.importAnother}
            </Button>
          )}
        </PasswordSlipButtons>
        {items.length > 0 && (
          <>
            {/* The list can have the focus, so that the keyboard can scroll it. */}
            <StudentList tabIndex={0} aria-label={text.studentsCreated(items.length)}>
              {items.slice(0, maxVisible).map(({ id, values }) => (
                <li key={id}>
                  <span>{values.fullName}</span>
                  <NoTranslate>{values.email}</NoTranslate>
                  <b>
                    <NoTranslate>{studentIds.get(id) || (isPending ? common.loading : '-')}</NoTranslate>
                  </b>
                </li>
              ))}
            </StudentList>
            {hidden > 0 && <p>{text.firstOf({ shown: maxVisible, total: items.length })}</p>}
            <Button variant="outline" alignSelf="start" onClick={() => saveStudentIds(items, studentIds)}>
              <DownloadIcon />
              {common.downloadCsv}
            </Button>
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

/** Saves names, emails and Student Ids, without the passwords. */
function saveStudentIds(items: readonly QueueItem[], studentIds: ReadonlyMap<string, string>): void {
  const csv = toCsv<QueueItem>(
    [
      [common.studentId, ({ id }) => studentIds.get(id)],
      [userFields.fullName, ({ values }) => values.fullName],
      [common.email, ({ values }) => values.email],
    ],
    items,
  );
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'new-students.csv');
}

const StudentList = chakra('ul', {
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
});

/** Takes rejected rows back into the table. Rows of a full batch need another batch instead. */
export function RejectedStudents({ queue, memory, onCorrect }: StudentQueue & { onCorrect: (items: readonly QueueItem[]) => void }) {
  const { items, isPending } = useStore(queue);
  const { fullBatches } = useStore(memory);
  const ref = useRestoreFocus<HTMLDivElement>();
  const rejected = items.filter((item) => isCorrectable(item) && (!item.message || fullBatches[item.values.batch ?? ''] !== item.message));
  if (isPending || rejected.length === 0) return null;
  return (
    <Flex ref={ref} wrap="wrap" align="center" gap="3">
      <Button onClick={() => onCorrect(rejected)}>{text.correctRejected(rejected.length)}</Button>
    </Flex>
  );
}

export function FullBatches({ queue, memory, options }: StudentQueue & { options: ImportOptions }) {
  const state = useStore(queue);
  const { fullBatches } = useStore(memory);
  if (state.isPending) return null;
  return Object.entries(fullBatches).map(([batch, message]) => {
    const items = findRowsOfFullBatch(state.items, batch, message);
    if (items.length === 0) return null;
    /** Puts the rows into another batch. Their passwords stay. */
    const move = (newBatch: string) => {
      queue.remove(items.map(({ id }) => id));
      queue.add(items.map(({ id, label, values }) => ({ id, label, values: { ...values, batch: newBatch } })));
    };
    return (
      <FullBatch
        key={batch}
        title={options.batches.find(({ value }) => value === batch)?.label}
        items={items}
        batches={options.batches.filter(({ value }) => !(value in fullBatches))}
        onMove={move}
      />
    );
  });
}

interface FullBatchProps {
  title: string | undefined;
  items: readonly QueueItem[];
  batches: readonly SelectOption[];
  onMove: (batch: string) => void;
}

function FullBatch({ title, items, batches, onMove }: FullBatchProps) {
  const [batch, setBatch] = useState('');
  const [error, setError] = useState<string>();
  const handleMove = () => (batch === '' ? setError(text.selectOne(common.batchNoun)) : onMove(batch));
  return (
    <Card.Root ref={useRestoreFocus<HTMLDivElement>()}>
      <Card.Body gap="4">
        <Heading textStyle="lg" overflowWrap="anywhere">
          {text.batchIsFull(title)}
        </Heading>
        <p>{text.notInBatch(items.length)}</p>
        <Box maxWidth="form">
          <SelectField
            label={text.anotherBatch}
            options={batches}
            placeholder={text.selectBatch}
            value={batch}
            error={error}
            onChange={({ target }) => {
              setError(undefined);
              setBatch(target.value);
            }}
          />
        </Box>
        <Button alignSelf="start" onClick={handleMove}>
          {text.moveStudents(items.length)}
        </Button>
      </Card.Body>
    </Card.Root>
  );
}

/** Asks how to replace the passwords that a reload has forgotten. Below, the user can choose the table again. */
export function MissingPasswordsCard({ missing: { count, make } }: { missing: MissingPasswords }) {
  return (
    <Card.Root ref={useRestoreFocus<HTMLDivElement>()}>
      <Card.Body gap="4">
        <Heading textStyle="lg">{text.passwordsMissing}</Heading>
        <p>{text.passwordsNotKept(count)}</p>
        <Button variant="outline" alignSelf="start" onClick={make}>
          {text.generatePasswords(count)}
        </Button>
      </Card.Body>
    </Card.Root>
  );
}
