import type {
  ListBatchesResponse,
  ListExamsResponse,
  ListMarksheetsResponse,
  ListResultsResponse,
  ListStudentsResponse,
  ListTransactionsResponse,
} from '@institute/sdk';
import {
  useListBatches,
  useListExams,
  useListMarksheets,
  useListResults,
  useListStudents,
  useListTransactions,
} from '@institute/sdk/react';
import { linkOptions } from '@tanstack/react-router';
import * as text from '#text/operator.ts';
import { Box } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { ForwardIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isExamSoon, isFullBatch, isUnverified, isWaitingResult } from '../records/record-status.tsx';
import { FirstSteps, Line, LineLink } from './first-steps.tsx';

/** What waits for the operator, or how a new centre begins. */
export function ToDos({ userId }: { userId: string }) {
  const { isPending, hasFailed, counts, firstDay } = useToDos(userId);
  const isDone = toDos.every(({ name }) => !counts[name]?.waiting);
  // Without all reads it is not known that nothing waits.
  if (!isPending && isDone && hasFailed && !firstDay) return null;
  return (
    <Card as="section" aria-labelledby="to-dos" aria-busy={isPending || undefined}>
      <Box as="h2" id="to-dos" textStyle="lg" mb="2">
        {firstDay ? text.threeSteps : text.needsAttention}
      </Box>
      {renderContent()}
    </Card>
  );

  function renderContent() {
    if (isPending) return <ToDosSkeleton />;
    if (firstDay) return <FirstSteps done={firstDay} />;
    if (isDone) return <p>{text.nothingWaits}</p>;
    return <ToDoList counts={counts} />;
  }
}

/** As high as the whole list, which appears at once, so no line moves. */
function ToDosSkeleton() {
  return Array.from({ length: toDos.length }, (_, index) => (
    <Line as="div" key={index} alignItems="center">
      <Skeleton height="6" />
    </Line>
  ));
}

const toDos = [
  {
    name: 'results',
    label: text.resultsAwaited,
    link: linkOptions({ to: '/franchise/results', search: { status: 'sent' } }),
  },
  {
    name: 'marksheets',
    label: text.marksheetsUnverified,
    link: linkOptions({ to: '/franchise/out-marksheet', search: { status: 'unverified' } }),
  },
  {
    name: 'payments',
    label: text.paymentsPending,
    link: linkOptions({ to: '/franchise/wallet', search: { status: 'pending' } }),
  },
  {
    name: 'exams',
    label: text.examsSoon,
    link: linkOptions({ to: '/franchise/exams', search: { when: 'week' } }),
  },
  {
    name: 'batches',
    label: text.fullBatches,
    link: linkOptions({ to: '/franchise/batches', search: { seats: 'full' } }),
  },
] as const;

type ToDoName = (typeof toDos)[number]['name'];

/** Undefined if the list could not be read. */
type Counts = Readonly<Record<ToDoName, Count | undefined>>;

function ToDoList({ counts }: { counts: Counts }) {
  return (
    <ul>
      {toDos.map(({ name, label, link }) => {
        const count = counts[name]?.waiting;
        if (!count) return null;
        return (
          <Line key={name}>
            <LineLink {...link}>
              <b>{count}</b> <span>{label(count)}</span>
              <ForwardIcon />
            </LineLink>
          </Line>
        );
      })}
    </ul>
  );
}

/** The errors of these reads are quiet: the operator has not asked for the lists yet. */
const quiet = { meta: { quiet: true } };

function useToDos(userId: string) {
  const queries = {
    results: useListResults({}, { ...quiet, select: countResults }),
    marksheets: useListMarksheets({ userId }, { ...quiet, select: countMarksheets }),
    payments: useListTransactions({}, { ...quiet, select: countPayments }),
    exams: useListExams({}, { ...quiet, select: countExams }),
    batches: useListBatches({}, { ...quiet, select: countBatches }),
  };
  const counts: Counts = {
    results: queries.results.data,
    marksheets: queries.marksheets.data,
    payments: queries.payments.data,
    exams: queries.exams.data,
    batches: queries.batches.data,
  };
  // Results, marksheets and exams have students, so only a centre without all of them has to read that list, which may be long.
  const mayBeNew = [counts.results, counts.marksheets, counts.exams].every((count) => count?.all === 0);
  const students = useListStudents({}, { ...quiet, enabled: mayBeNew, select: countStudents });
  const done = {
    batch: counts.batches !== undefined && counts.batches.all > 0,
    student: students.data !== undefined && students.data > 0,
    recharge: counts.payments !== undefined && counts.payments.all > 0,
  };
  const isKnown = mayBeNew && students.data !== undefined && counts.batches !== undefined;
  return {
    isPending: Object.values(queries).some((query) => query.isPending) || students.isLoading,
    hasFailed: Object.values(counts).some((count) => count === undefined),
    counts,
    firstDay: isKnown && !(done.batch && done.student) ? done : undefined,
  };
}

interface Count {
  all: number;
  waiting: number;
}

const countWhere = <Row,>(rows: readonly Row[], isWaiting: (row: Row) => boolean): Count => ({
  all: rows.length,
  waiting: rows.filter(isWaiting).length,
});

const countResults = ({ results }: ListResultsResponse) => countWhere(results, isWaitingResult);
const countMarksheets = ({ marksheets }: ListMarksheetsResponse) => countWhere(marksheets, isUnverified);
const countPayments = ({ transactions }: ListTransactionsResponse) => countWhere(transactions, isUnverified);
const countBatches = ({ batches }: ListBatchesResponse) => countWhere(batches, isFullBatch);
const countStudents = ({ users }: ListStudentsResponse) => users.length;

function countExams({ hallTickets }: ListExamsResponse): Count {
  const now = new Date();
  return countWhere(hallTickets, (exam) => isExamSoon(exam, now));
}
