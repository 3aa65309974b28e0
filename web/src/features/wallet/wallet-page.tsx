import type { ListTransactionsResponse, Transaction } from '@institute/sdk';
import { useListTransactions } from '@institute/sdk/react';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { transactionFilters } from './transaction-filters.ts';
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
