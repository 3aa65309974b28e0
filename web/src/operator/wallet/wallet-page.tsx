import type { ListTransactionsResponse, Transaction } from '@institute/sdk';
import { useListTransactions } from '@institute/sdk/react';
import { rupees } from '#lib/format.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/wallet.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type Column, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { createdColumn, statusColumn, statusFilter } from '../lists/record-columns.tsx';
import { paymentStatuses } from '../records/record-status.tsx';
import { WalletCard } from './wallet-card.tsx';

export function WalletPage() {
  return (
    <ListPage
      title={heads.transactionList}
      action={<WalletCard isSmall />}
      create={{ to: '/franchise/recharge-wallet', label: heads.rechargeWallet }}
    >
      <QueryTable
        caption={heads.transactionList}
        query={useListTransactions()}
        select={selectTransactions}
        columns={transactionColumns}
        getSearchText={getTransactionId}
        searchHint={text.searchByTransactionId}
        filters={transactionFilters}
        fileName="transactions.csv"
        empty={text.noTransactions}
        emptyIllustration="transactions"
        emptyAction={<ButtonLink to="/franchise/recharge-wallet">{text.rechargeYourWallet}</ButtonLink>}
      />
    </ListPage>
  );
}

const selectTransactions = ({ transactions }: ListTransactionsResponse) => transactions;
const getTransactionId = ({ txnId = '' }: Transaction) => txnId;

const transactionColumns: readonly Column<Transaction>[] = [
  {
    header: text.amount,
    cell: ({ amount }) => rupees(amount),
    text: ({ amount }) => String(amount ?? ''),
    id: 'amount',
    sortValue: ({ amount }) => amount,
  },
  textColumn(text.paymentMethod, ({ paidBy }) => paidBy, { id: 'payment-method', card: 'detail' }),
  textColumn(text.transactionId, getTransactionId, { card: 'detail', minWidth: 128, unbroken: true }),
  createdColumn,
  statusColumn(paymentStatuses),
];

const transactionFilters = [statusFilter(paymentStatuses)];
