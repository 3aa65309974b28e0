import type {
  ListBatchesResponse,
  ListExamsResponse,
  ListMarksheetsResponse,
  ListResultsResponse,
  ListTransactionsResponse,
} from '@institute/sdk';
import { useListBatches, useListExams, useListMarksheets, useListResults, useListTransactions } from '@institute/sdk/react';
import { isExamSoon, isFullBatch, isPending, isUnverified, isWaitingResult } from '#centre/needs.ts';

/** The errors of these reads are quiet: the operator has not asked for the lists yet. */
const quiet = { meta: { quiet: true } };

/** How much waits for the operator. The count of a failed read is undefined. */
export function useNeeds(userId: string) {
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
