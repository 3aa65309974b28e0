import { chakra } from '@chakra-ui/react/styled-system';
import type {
  ListBatchesResponse,
  ListExamsResponse,
  ListMarksheetsResponse,
  ListResultsResponse,
  ListTransactionsResponse,
} from '@institute/sdk';
import { useListBatches, useListExams, useListMarksheets, useListResults, useListTransactions } from '@institute/sdk/react';
import { linkOptions } from '@tanstack/react-router';
import { isExamSoon, isFullBatch, isPending, isUnverified, isWaitingResult } from '#centre/needs.ts';
import { useViewer } from '#session/use-session.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { ForwardIcon } from '#ui/icons.tsx';
import { createRouterLink } from '#ui/links.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function NeedsYou() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this section after the profile has loaded.
  return viewer.status === 'success' ? <Needs userId={viewer.user._id} /> : null;
}

function Needs({ userId }: { userId: string }) {
  const { isLoading, hasFailed, counts } = useNeeds(userId);
  const isDone = Object.values(counts).every((count) => !count);
  // Without all reads it is not known that nothing waits.
  if (!isLoading && isDone && hasFailed) return null;
  return (
    <Card as="section" aria-labelledby="needs-you" aria-busy={isLoading || undefined} mt="6">
      <Box as="h2" id="needs-you" textStyle="lg" mb="2">
        Needs you
      </Box>
      {isLoading ? <NeedsSkeleton /> : isDone ? <p>Nothing is waiting for you. Have a good day!</p> : <NeedList counts={counts} />}
    </Card>
  );
}

/** As high as the whole list, which appears at once, so no line moves. */
function NeedsSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <Line as="div" key={index} alignItems="center">
      <Skeleton height="6" />
    </Line>
  ));
}

type NeedName = 'results' | 'marksheets' | 'payments' | 'exams' | 'batches';

const needs = [
  {
    name: 'results',
    one: 'result not out yet',
    many: 'results not out yet',
    link: linkOptions({ to: '/franchise/results', search: { status: 'sent' } }),
  },
  {
    name: 'marksheets',
    one: 'marksheet not verified yet',
    many: 'marksheets not verified yet',
    link: linkOptions({ to: '/franchise/out-marksheet', search: { status: 'unverified' } }),
  },
  {
    name: 'payments',
    one: 'payment pending',
    many: 'payments pending',
    link: linkOptions({ to: '/franchise/wallet', search: { status: 'pending' } }),
  },
  {
    name: 'exams',
    one: 'exam in the next seven days',
    many: 'exams in the next seven days',
    link: linkOptions({ to: '/franchise/exams', search: { when: 'week' } }),
  },
  {
    name: 'batches',
    one: 'full batch',
    many: 'full batches',
    link: linkOptions({ to: '/franchise/batches', search: { seats: 'full' } }),
  },
] as const;

function NeedList({ counts }: { counts: Readonly<Record<NeedName, number | undefined>> }) {
  return (
    <Box as="ul">
      {needs.map(({ name, one, many, link }) => {
        const count = counts[name];
        if (!count) return null;
        return (
          <Line key={name}>
            <NeedLink {...link}>
              <b>{count}</b> <span>{count === 1 ? one : many}</span>
              <ForwardIcon />
            </NeedLink>
          </Line>
        );
      })}
    </Box>
  );
}

/** A line, also of the skeleton, which has the same height. */
const Line = chakra('li', recipe({ base: { display: 'grid', minHeight: '12', '& + &': { borderTopWidth: '1px' } } }));

const NeedLink = createRouterLink(
  chakra(
    'a',
    recipe({
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(32px, auto) 1fr auto',
        alignItems: 'center',
        gap: '3',
        py: '2',
        px: '2',
        // The text keeps the edge of the heading.
        marginInline: '-8px',
        borderRadius: 'md',
        color: 'fg',
        _hover: { bg: 'bg.hover' },
        '& b': { textStyle: 'lg', fontWeight: '700' },
        '& svg': { color: 'fg.muted' },
      },
    }),
  ),
);

/** The errors of these reads are quiet: the operator has not asked for the lists yet. */
const quiet = { meta: { quiet: true } };

/** How much waits for the operator. The count of a failed read is undefined. */
function useNeeds(userId: string) {
  const queries = {
    results: useListResults({}, { ...quiet, select: countResults }),
    marksheets: useListMarksheets({ userId }, { ...quiet, select: countMarksheets }),
    payments: useListTransactions({}, { ...quiet, select: countPayments }),
    exams: useListExams({}, { ...quiet, select: countExams }),
    batches: useListBatches({}, { ...quiet, select: countBatches }),
  };
  return {
    isLoading: Object.values(queries).some(({ isPending }) => isPending),
    hasFailed: Object.values(queries).some(({ data }) => data === undefined),
    counts: {
      results: queries.results.data,
      marksheets: queries.marksheets.data,
      payments: queries.payments.data,
      exams: queries.exams.data,
      batches: queries.batches.data,
    },
  };
}

const countResults = ({ results }: ListResultsResponse) => results.filter(isWaitingResult).length;
const countMarksheets = ({ marksheets }: ListMarksheetsResponse) => marksheets.filter(isUnverified).length;
const countPayments = ({ transactions }: ListTransactionsResponse) => transactions.filter(isPending).length;
const countBatches = ({ batches }: ListBatchesResponse) => batches.filter(isFullBatch).length;

function countExams({ hallTickets }: ListExamsResponse): number {
  const now = new Date();
  return hallTickets.filter((exam) => isExamSoon(exam, now)).length;
}
