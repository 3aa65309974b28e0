import { useDeferredValue, useRef } from 'react';
import { Box } from '../../../ui/box.ts';
import { BulkPanel } from '../../../ui/bulk/bulk-panel.tsx';
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts';
import { CreatedStudents } from './created-students.tsx';
import { FullBatches } from './full-batches.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSettings } from './import-settings.tsx';
import { MissingPasswordsCard } from './missing-passwords-card.tsx';
import { RejectedStudents } from './rejected-students.tsx';
import { TableSource } from './table-source.tsx';
import { useStudentImport } from './use-student-import.ts';

const noun = { one: 'student', many: 'students' };
const list = { to: '/franchise/student-management', label: 'Student List' } as const;

/** Reads, checks and corrects a table of students, and sends its rows one by one. */
export default function ImportWorkspace() {
  const studentImport = useStudentImport();
  const { importTable, lists, errors, getReadyKeys, reasons, run, send, correct, slips, missingPasswords } = studentImport;
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
      {(hasRows || isBusy) && <ImportSettings studentImport={studentImport} />}
      {(hasRows || hadRows) && (
        <ImportPreview importTable={importTable} errors={errors} getReadyKeys={getReadyKeys} reasons={reasons} onSend={handleSend} />
      )}
    </Box>
  );
}
