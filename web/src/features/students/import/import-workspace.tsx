import type { Batch } from '@institute/sdk';
import { toCsv } from '@institute/sdk/csv';
import { useDeferredValue, useRef, useState } from 'react';
import { getFreeSeats } from '#centre/needs.ts';
import { saveFile } from '#lib/save-file.ts';
import { Box, Flex } from '#ui/box.ts';
import { BulkPanel } from '#ui/bulk/bulk-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FileInput } from '#ui/fields/file-input.ts';
import { QuerySelectField } from '#ui/fields/query-select-field.tsx';
import { Field, TextAreaField } from '#ui/fields/text-field.tsx';
import { useSubmit, useUnsavedChanges } from '#ui/form/use-form.ts';
import type { GridValues } from '#ui/grid/grid-values.ts';
import { useMounted, useRestoreFocus } from '#ui/hooks.ts';
import { DownloadIcon } from '#ui/icons.tsx';
import { findCrowdedBatches, type ImportOptions } from './check-rows.ts';
import { CreatedStudents, FullBatches, MissingPasswordsCard, RejectedStudents } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import { type ImportTable, importColumns, readFileText, readTable } from './import-table.ts';
import { usePasswordSlips } from './password-slips.tsx';
import { getMissingPasswords } from './student-queue.ts';
import { type StudentImport, useStudentImport } from './use-student-import.ts';

const noun = { one: 'student', many: 'students' };
const list = { to: '/franchise/student-management', label: 'Student List' } as const;

export default function ImportWorkspace() {
  const { importTable, lists, photoFiles, errors, getReadyKeys, reasons, run, send, correct } = useStudentImport();
  const slips = usePasswordSlips(run, lists.studentIds);
  const missingPasswords = getMissingPasswords(run);
  const { bulk } = run;
  const progressRef = useRef<HTMLElement>(null);
  const hasRows = Object.keys(importTable.values).length > 0;
  // Deferred, because removing a thousand rows takes a moment.
  const hadRows = useDeferredValue(hasRows);
  const isBusy = bulk.items.some(({ status }) => status === 'waiting' || status === 'sending');
  // The gap of the page is only for a section with content. The section itself is there from the start, so that it can take the focus.
  const hasProgress = bulk.items.length > 0 || slips.count > 0;
  const question =
    slips.unprinted > 0 ? 'The password slips are not printed yet. Leave this page?' : 'The table is not sent yet. Leave this page?';
  // While rows are left, the panel asks about the table.
  useUnsavedChanges(slips.unprinted > 0 || (hasRows && !isBusy), question);
  const handleSend = (keys: readonly string[]) => {
    send(keys);
    progressRef.current?.focus();
  };
  return (
    <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <Box as="section" ref={progressRef} tabIndex={-1} aria-label="Progress" display="grid" gap="6" mb={hasProgress ? undefined : '-24px'}>
        <BulkPanel bulk={bulk} noun={noun} list={list} />
        <RejectedStudents run={run} onCorrect={correct} />
        <MissingPasswordsCard missing={missingPasswords} />
        <FullBatches run={run} options={lists.options} />
        {!bulk.isRunning && (
          <CreatedStudents
            items={bulk.items.filter(({ status }) => status === 'sent')}
            studentIds={lists.studentIds}
            isLoading={lists.isLoading}
            slips={slips}
          />
        )}
      </Box>
      {missingPasswords.count > 0 && <TableSource onTable={missingPasswords.restore} />}
      {!hasRows && !isBusy && <TableSource onTable={importTable.setTable} />}
      {(hasRows || isBusy) && <ImportSettings values={importTable.values} lists={lists} photoFiles={photoFiles} />}
      {(hasRows || hadRows) && (
        <ImportPreview importTable={importTable} errors={errors} getReadyKeys={getReadyKeys} reasons={reasons} onSend={handleSend} />
      )}
    </Box>
  );
}

interface SourceError {
  field: 'file' | 'text';
  message: string;
}

function TableSource({ onTable }: { onTable: (table: ImportTable) => void }) {
  const [error, setError] = useState<SourceError>();
  const textRef = useRef<HTMLTextAreaElement>(null);
  const mounted = useMounted();
  const read = async (field: SourceError['field'], text: string) => {
    const { table, error: message } = await readTable(text);
    if (!mounted.current) return;
    if (table) onTable(table);
    else setError({ field, message });
  };
  const { isPending, submit } = useSubmit(async (source: File | string) => {
    setError(undefined);
    if (typeof source === 'string') return read('text', source);
    const { text, error: message } = await readFileText(source);
    if (message !== undefined) setError({ field: 'file', message });
    else await read('file', text);
  });
  const handleFile = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) void submit(file);
    // So that choosing the corrected file again fires a change event.
    input.value = '';
  };
  const getError = (field: SourceError['field']) => (error?.field === field ? error.message : undefined);
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="5">
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="h2" textStyle="lg">
          Table of students
        </Box>
        <DownloadTemplateButton />
      </Flex>
      <Field label="Table file" hint="CSV, up to 1,000 students and 2 MB" error={getError('file')} errorRole="alert">
        {(control) => <FileInput type="file" accept=".csv,.tsv,.txt,text/csv" onChange={({ target }) => handleFile(target)} {...control} />}
      </Field>
      <div role={getError('text') ? 'alert' : undefined}>
        <TextAreaField
          ref={textRef}
          label="Or paste a table"
          hint="Copy the rows in your spreadsheet, with their header row."
          error={getError('text')}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <Button justifySelf="start" pending={isPending} onClick={() => void submit(textRef.current?.value ?? '')}>
        Read table
      </Button>
    </Card>
  );
}

function DownloadTemplateButton() {
  const handleClick = () => {
    const columns = importColumns.map(({ label }) => [label, () => ''] as const);
    saveFile(new Blob([toCsv(columns, [])], { type: 'text/csv;charset=utf-8' }), 'students-template.csv');
  };
  return (
    <Button variant="outline" size="sm" onClick={handleClick}>
      <DownloadIcon />
      Download template
    </Button>
  );
}

const courseNoun = { one: 'course', many: 'courses' };
const batchNoun = { one: 'batch', many: 'batches' };

interface ImportSettingsProps extends Pick<StudentImport, 'lists' | 'photoFiles'> {
  values: GridValues;
}

function ImportSettings({ values, lists, photoFiles }: ImportSettingsProps) {
  const { options, setForAll, courses, batches } = lists;
  const hasRows = Object.keys(values).length > 0;
  return (
    <Card display="grid" gap="5">
      <Box as="h2" textStyle="lg">
        {hasRows ? 'Course, batch and photos' : 'Photos'}
      </Box>
      {hasRows && (
        <div>
          <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            <QuerySelectField
              label="Course"
              hint="For students whose row names none"
              query={courses}
              toOptions={() => options.courses}
              noun={courseNoun}
              value={options.forAll.courseId}
              onChange={({ target }) => setForAll({ ...options.forAll, courseId: target.value })}
            />
            <QuerySelectField
              label="Batch"
              hint="For students whose row names none"
              query={batches}
              toOptions={() => options.batches}
              noun={batchNoun}
              value={options.forAll.batch}
              onChange={({ target }) => setForAll({ ...options.forAll, batch: target.value })}
            />
          </Box>
          <SeatWarnings values={values} options={options} batches={batches.data?.batches ?? []} />
        </div>
      )}
      <PhotosField {...photoFiles} />
    </Card>
  );
}

interface PhotosFieldProps {
  students: number;
  matched: number;
  unused: readonly File[];
  onSelect: (files: readonly File[]) => void;
}

const maxNames = 5;

function PhotosField({ students, matched, unused, onSelect }: PhotosFieldProps) {
  return (
    <Box display="grid" gap="2">
      <Field label="Photos" hint="Choose all at once. Each is named like its cell Photo, or the student’s phone, email or full name.">
        {(control) => (
          <FileInput type="file" accept="image/*" multiple onChange={({ target }) => onSelect([...(target.files ?? [])])} {...control} />
        )}
      </Field>
      <Box role="status" textStyle="sm" overflowWrap="anywhere">
        <p>{`${matched} of ${students} ${students === 1 ? 'student has' : 'students have'} a photo.`}</p>
        {unused.length > 0 && <p>{describeUnused(unused)}</p>}
      </Box>
    </Box>
  );
}

function describeUnused(files: readonly File[]): string {
  const names = files.slice(0, maxNames).map(({ name }) => name);
  const others = files.length - names.length;
  return `${files.length === 1 ? '1 photo fits' : `${files.length} photos fit`} no student: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}

interface SeatWarningsProps {
  values: GridValues;
  options: ImportOptions;
  batches: readonly Batch[];
}

function SeatWarnings({ values, options, batches }: SeatWarningsProps) {
  const crowded = findCrowdedBatches(values, options, batches);
  return (
    <div role="status">
      {crowded.map(({ batch, students }) => (
        <Box
          key={batch._id}
          as="p"
          mt="4"
          p="3"
          bg="warning.bg"
          color="warning.fg"
          borderRadius="md"
          textStyle="sm"
          overflowWrap="anywhere"
        >
          {`${batch.title} has ${countSeats(getFreeSeats(batch))}, and the table has ${students === 1 ? '1 student' : `${students} students`} for it.`}
        </Box>
      ))}
    </div>
  );
}

function countSeats(count = 0): string {
  return count === 1 ? '1 free seat' : `${count} free seats`;
}
