import { Card } from '@chakra-ui/react/card';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useListBatches, useListExams, useListResults, useListStudents, useListTransactions } from '@institute/sdk/react';
import { createLink, linkOptions } from '@tanstack/react-router';
import * as text from '#text/operator.ts';
import { CheckIcon, ForwardIcon } from '#ui/icons.tsx';
import { isExamSoon, isFullBatch, isUnverified, isWaitingResult } from '../records/record-status.tsx';
import { useOwnMarksheets } from '../records/student-state.ts';

/** The pending items of the operator, or the first steps of a new centre. */
export function ToDos() {
  const { isPending, hasFailed, toDos, firstSteps } = useToDos();
  const waiting = toDos.filter(({ count }) => count);
  // If one list could not be read, the page cannot say that nothing is pending.
  if (!isPending && waiting.length === 0 && hasFailed && !firstSteps) return null;
  return (
    <Card.Root as="section" aria-labelledby="to-dos" aria-busy={isPending || undefined}>
      <Card.Body>
        <Heading id="to-dos" textStyle="lg" mb="2">
          {firstSteps ? text.threeSteps : text.needsAttention}
        </Heading>
        {renderContent()}
      </Card.Body>
    </Card.Root>
  );

  function renderContent() {
    // The skeleton is as high as the whole list, so that no line moves when the list appears.
    if (isPending)
      return toDos.map(({ link }) => (
        <Line as="div" key={link.to} alignItems="center">
          <Skeleton height="6" />
        </Line>
      ));
    if (firstSteps) return <FirstSteps steps={firstSteps} />;
    if (waiting.length === 0) return <p>{text.nothingWaits}</p>;
    return (
      <ul>
        {waiting.map(({ count = 0, label, link }) => (
          <Line key={link.to}>
            <LineLink {...link}>
              <Mark>{count}</Mark>
              <span>{label(count)}</span>
              <ForwardIcon />
            </LineLink>
          </Line>
        ))}
      </ul>
    );
  }
}

/** The errors of these requests are quiet: the operator has not asked for the lists yet. */
const quiet = { meta: { quiet: true } };

function useToDos() {
  const results = useListResults({}, quiet);
  const marksheets = useOwnMarksheets(quiet);
  const payments = useListTransactions({}, quiet);
  const exams = useListExams({}, quiet);
  const batches = useListBatches({}, quiet);
  const lists = {
    results: results.data?.results,
    marksheets: marksheets.data?.marksheets,
    payments: payments.data?.transactions,
    exams: exams.data?.hallTickets,
    batches: batches.data?.batches,
  };
  const now = new Date();
  const toDos = [
    {
      label: text.resultsAwaited,
      link: linkOptions({ to: '/franchise/results', search: { status: 'sent' } }),
      count: lists.results?.filter(isWaitingResult).length,
    },
    {
      label: text.marksheetsUnverified,
      link: linkOptions({ to: '/franchise/out-marksheet', search: { status: 'unverified' } }),
      count: lists.marksheets?.filter(isUnverified).length,
    },
    {
      label: text.paymentsPending,
      link: linkOptions({ to: '/franchise/wallet', search: { status: 'pending' } }),
      count: lists.payments?.filter(isUnverified).length,
    },
    {
      label: text.examsSoon,
      link: linkOptions({ to: '/franchise/exams', search: { when: 'week' } }),
      count: lists.exams?.filter((exam) => isExamSoon(exam, now)).length,
    },
    {
      label: text.fullBatches,
      link: linkOptions({ to: '/franchise/batches', search: { seats: 'full' } }),
      count: lists.batches?.filter(isFullBatch).length,
    },
  ];
  // Results, marksheets and exams name students. So only a centre without any of them fetches the list of students, which may be long.
  const mayBeNew = [lists.results, lists.marksheets, lists.exams].every((list) => list?.length === 0);
  const students = useListStudents({}, { ...quiet, enabled: mayBeNew });
  const hasBatch = hasRows(lists.batches);
  const hasStudent = hasRows(students.data?.users);
  const isNew = mayBeNew && hasBatch !== undefined && hasStudent !== undefined && !(hasBatch && hasStudent);
  const firstSteps: readonly Step[] = [
    { label: text.createBatch, to: '/franchise/create-batch', isDone: hasBatch },
    { label: text.createStudent, to: '/franchise/create-student', isDone: hasStudent },
    { label: text.rechargeWallet, to: '/franchise/recharge-wallet', isDone: hasRows(lists.payments) },
  ];
  return {
    isPending: [results, marksheets, payments, exams, batches].some((query) => query.isPending) || students.isLoading,
    hasFailed: Object.values(lists).includes(undefined),
    toDos,
    firstSteps: isNew ? firstSteps : undefined,
  };
}

/** Undefined if the list could not be read. */
const hasRows = (list: readonly unknown[] | undefined) => list && list.length > 0;

interface Step {
  label: string;
  to: '/franchise/create-batch' | '/franchise/create-student' | '/franchise/recharge-wallet';
  isDone: boolean | undefined;
}

/** The steps of a new centre's first day. The next step is marked. */
function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <ol>
      {steps.map((step, index) => (
        <Line key={step.to} minHeight="16">
          <LineLink to={step.to}>
            <Mark {...(step.isDone ? doneStyles : step === next ? nextStyles : undefined)}>
              {step.isDone ? <CheckIcon /> : <span aria-hidden>{index + 1}</span>}
            </Mark>
            <span>
              {step.label}
              {step.isDone && <VisuallyHidden>{text.done}</VisuallyHidden>}
            </span>
            <ForwardIcon />
          </LineLink>
        </Line>
      ))}
    </ol>
  );
}

const doneStyles = { bg: 'success.subtle', css: { '&&& svg': { color: 'success.fg' } } };
const nextStyles = { bg: 'accent.solid', color: 'accent.contrast' };

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '8',
    height: '8',
    paddingInline: '1.5',
    borderRadius: 'full',
    bg: 'bg.tint',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** A line of a list, or of its skeleton, which has the same height. */
const Line = chakra('li', { base: { display: 'grid', minHeight: '12', '& + &': { borderTopWidth: '1px' } } });

/** A line that is a link: a number or a mark, a text, and an icon. */
const LineLink = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '3',
      py: '2',
      px: '2',
      // The text starts at the same edge as the heading.
      marginInline: '-8px',
      borderRadius: 'md',
      color: 'fg',
      _hover: { bg: 'bg.hover' },
      '& svg': { color: 'fg.muted' },
    },
  }),
);
