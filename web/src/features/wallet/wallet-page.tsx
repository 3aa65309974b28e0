import type { ListTransactionsAnswer } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { transactionColumns } from './transaction-columns.tsx';

/** Every payment that the operator has reported. The documents name no field to search it by. */
export function WalletPage() {
  const { queries } = useApi();
  return (
    <ListPage title="Transaction List" create={{ to: '/franchise/recharge-wallet', label: 'Recharge Wallet' }}>
      <DataList
        caption="Transaction List"
        read={queries.listTransactions()}
        rowsOf={transactionsOf}
        columns={transactionColumns}
        idOf={({ _id }) => _id}
        empty="There is no transaction yet"
      />
    </ListPage>
  );
}

const transactionsOf = ({ transactions }: ListTransactionsAnswer) => transactions;
