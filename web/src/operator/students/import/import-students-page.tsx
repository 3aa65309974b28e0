import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { isUnfinished } from '#lib/queue/queue.ts';
import { useStore } from '#lib/store.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/import.ts';
import { DraftNotice } from '#ui/form/draft.tsx';
import { useUnsavedChanges } from '#ui/form/use-form.ts';
import { pageHeading } from '#ui/hooks.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { QueuePanel } from '../../entry/queue-panel.tsx';
import { ImportCheck } from './import-check.tsx';
import { CreatedStudents, FullBatches, MissingPasswordsCard, RejectedStudents } from './import-outcome.tsx';
import { usePasswordSlips } from './password-slips.tsx';
import { PhotosField } from './photos-field.tsx';
import { useMissingPasswords } from './student-queue.ts';
import { TableSource } from './table-source.tsx';
import { useImportDraft, useStudentImport } from './use-student-import.ts';

export function ImportStudentsPage() {
  const studentImport = useStudentImport();
  const { importTable, lists, photoFiles, students, send, correct, startOver } = studentImport;
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useImportDraft(formRef, importTable, lists);
  const slips = usePasswordSlips(students, lists.studentIds);
  const missingPasswords = useMissingPasswords(students);
  const { items, isPending } = useStore(students.queue);
  // After a reload the rows that wait need their photos again.
  const [needsPhotos] = useState(items.length > 0);
  const progressRef = useRef<HTMLDivElement>(null);
  const hasRows = Object.keys(importTable.values).length > 0;
  // Deferred, because removing a thousand rows takes a moment.
  const hadRows = useDeferredValue(hasRows);
  useScrollToHeading(hadRows);
  const hasUnfinished = items.some(isUnfinished);
  const created = items.filter(({ status }) => status === 'sent');
  // Only a section with content has a gap. The section itself is rendered from the start, so that it can take the focus.
  const hasProgress = items.length > 0 || slips.count > 0;
  const question = slips.unprinted > 0 ? text.leaveUnprinted : text.leaveUnsent;
  // While the queue has unfinished rows, its panel asks before the user leaves.
  useUnsavedChanges(() => slips.unprinted > 0 || (hasRows && !hasUnfinished), question);
  const handleSend = (keys: readonly string[]) => {
    send(keys);
    progressRef.current?.focus();
  };
  const handleNextTable = () => {
    startOver();
    progressRef.current?.focus();
  };
  const createdStudents = !isPending && (
    <CreatedStudents
      items={created}
      {...{ studentIds: lists.studentIds, isPending: lists.isPending, slips }}
      onNextTable={!hasUnfinished && !hasRows && created.length > 0 ? handleNextTable : undefined}
    />
  );
  return (
    <PageBody>
      <PageHeader title={heads.importStudents} text={text.howToImport} />
      <chakra.form ref={formRef} noValidate display="flex" flexDirection="column" gap="6" onSubmit={(event) => event.preventDefault()}>
        <div>
          <DraftNotice isRestored={draft.isRestored && hasRows} onDiscard={draft.discard} />
          <ImportSteps current={hasRows || hasUnfinished ? 'check' : created.length > 0 ? 'done' : 'table'} />
        </div>
        <Grid as="section" ref={progressRef} tabIndex={-1} aria-label={text.progress} gap="6" mb={hasProgress ? undefined : '-24px'}>
          {!hasUnfinished && createdStudents}
          <QueuePanel queue={students.queue} noun={common.studentNoun} />
          <RejectedStudents {...students} onCorrect={correct} />
          {missingPasswords.count > 0 && <MissingPasswordsCard missing={missingPasswords} />}
          <FullBatches {...students} options={lists.options} />
          {hasUnfinished && createdStudents}
        </Grid>
        {missingPasswords.count > 0 && <TableSource onTable={missingPasswords.restore} />}
        {!hasRows && !hasUnfinished && created.length === 0 && <TableSource onTable={importTable.setTable} />}
        {needsPhotos && hasUnfinished && !hasRows && (
          <Card.Root>
            <Card.Body gap="5">
              <Heading textStyle="lg">{text.photos}</Heading>
              <PhotosField {...{ importTable, photoFiles }} isChecked={false} />
            </Card.Body>
          </Card.Root>
        )}
        {(hasRows || hadRows) && <ImportCheck {...studentImport} onSend={handleSend} />}
      </chakra.form>
    </PageBody>
  );
}

/** When the table comes or goes, the focus moves to the heading, which may be far above or under the header. */
function useScrollToHeading(hasRows: boolean) {
  const hadRows = useRef(hasRows);
  useEffect(() => {
    if (hasRows !== hadRows.current) pageHeading()?.scrollIntoView({ block: 'nearest' });
    hadRows.current = hasRows;
  }, [hasRows]);
}

const steps = [
  ['table', text.stepTable],
  ['check', text.stepCheck],
  ['done', text.stepDone],
] as const;

function ImportSteps({ current }: { current: (typeof steps)[number][0] }) {
  const currentIndex = steps.findIndex(([step]) => step === current);
  return (
    <List aria-label={text.steps}>
      {steps.map(([step, label], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-past={index < currentIndex || undefined}>
          <span aria-hidden>{index < currentIndex ? <CheckIcon /> : index + 1}</span>
          {label}
        </li>
      ))}
    </List>
  );
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: '2', md: '3' },
    color: 'fg.muted',
    textStyle: 'sm',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
    // The line to the next step.
    '& > li + li::before': { content: '""', width: { base: '16px', sm: '48px' }, borderTopWidth: '2px', borderColor: 'border' },
    '& > li > span': {
      display: 'grid',
      placeItems: 'center',
      // Grows with the text.
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'border.control',
      fontWeight: '600',
    },
    '& > li[aria-current=step]': { color: 'fg', fontWeight: '600' },
    '& > li[aria-current=step] > span': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.contrast' },
    '& > li[data-past] > span': { borderColor: 'brand.solid', color: 'fg.brand' },
  },
});
