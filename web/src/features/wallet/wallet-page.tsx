import type { ListTransactionsResponse, Transaction } from '@institute/sdk';
import { useListTransactions } from '@institute/sdk/react';
import { rupees } from '#lib/format.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type Column, createdColumn, type RowStatus, statusColumn, statusFilter, textColumn } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import { ListPage } from '#ui/page/list-page.tsx';
import { WalletCard } from './wallet-card.tsx';

/** The wallet balance, and all payments that the operator has reported. The list has no search. */
export function WalletPage() {
  return (
    <ListPage title="Transaction List" create={{ to: '/franchise/recharge-wallet', label: 'Recharge Wallet' }}>
      <Box mb={{ base: '3', md: '6' }}>
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

const verified: RowStatus = { value: 'verified', label: 'Verified', tone: 'success' };
const pending: RowStatus = { value: 'pending', label: 'Pending', tone: 'warning' };
const getStatus = ({ isVerified }: Transaction) => (isVerified ? verified : pending);

const transactionColumns: readonly Column<Transaction>[] = [
  { header: 'Amount', cell: ({ amount }) => rupees(amount), text: ({ amount }) => String(amount ?? ''), sortValue: ({ amount }) => amount },
  textColumn('Payment Method', ({ paidBy }) => paidBy, { card: 'detail' }),
  textColumn('Transaction Id', ({ txnId }) => txnId, { card: 'detail', minWidth: 128, unbroken: true, sortable: false }),
  createdColumn,
  statusColumn(getStatus),
];

const transactionFilters = [statusFilter([verified, pending], getStatus)];
