import type { ListTransactionsResponse, Transaction } from '@institute/sdk';
import { useListTransactions } from '@institute/sdk/react';
import { plainMoment } from '#lib/dates.ts';
import { rupees } from '#lib/format.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CellText, type Column, Moment } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import type { Filter } from '#ui/data-table/filters.tsx';
import { ListPage } from '#ui/page/list-page.tsx';
import { Status } from '#ui/status.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The wallet balance, and all payments that the operator has reported. The list has no search. */
export function WalletPage() {
  return (
    <ListPage title="Transaction List" create={{ to: '/franchise/recharge-wallet', label: 'Recharge Wallet' }}>
      <Box mb="6">
        <WalletCard />
      </Box>
      <DataList
        caption="Transaction List"
        query={useListTransactions()}
        select={selectTransactions}
        columns={transactionColumns}
        getRowId={getId}
        filters={transactionFilters}
        fileName="transactions.csv"
        empty="There is no transaction yet"
        emptyIllustration="transactions"
        emptyAction={<ButtonLink to="/franchise/recharge-wallet">Recharge your wallet</ButtonLink>}
      />
    </ListPage>
  );
}

const getId = ({ _id }: Transaction) => _id;
const selectTransactions = ({ transactions }: ListTransactionsResponse) => transactions;

const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount), text: ({ amount }) => String(amount ?? ''), sortValue: ({ amount }) => amount },
  {
    header: 'Payment Method',
    cell: ({ paidBy }) => <CellText>{paidBy}</CellText>,
    text: ({ paidBy }) => paidBy ?? '',
    sortValue: ({ paidBy }) => paidBy,
  },
  { header: 'Transaction Id', minWidth: 128, cell: ({ txnId }) => <CellText unbroken>{txnId}</CellText>, text: ({ txnId }) => txnId ?? '' },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isVerified }) => (isVerified ? <Status tone="success">Verified</Status> : <Status tone="warning">Pending</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
];

function getStatus({ isVerified }: Transaction): string {
  return isVerified ? 'Verified' : 'Pending';
}

const verified = { value: 'verified', label: 'Verified' };
const pending = { value: 'pending', label: 'Pending' };

const transactionFilters: readonly Filter<Transaction>[] = [
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [verified, pending],
    getOption: ({ isVerified }) => (isVerified ? verified : pending),
  },
];
