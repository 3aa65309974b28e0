import type { SdkError } from '@institute/sdk';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderRoute, waitFor } from '#lib/testing.tsx';
import type { Column } from './columns.tsx';
import { DataList } from './data-table.tsx';

const columns: readonly Column<string>[] = [{ header: 'Name', cell: (name) => name }];

it('is busy until the rows of an answer are on the page', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['names'], ['Row of before']);
  function List() {
    const query = useQuery<readonly string[], SdkError>({ queryKey: ['names'], queryFn: skipToken });
    return (
      <DataList
        caption="Rows"
        {...{ query, columns }}
        select={(rows) => rows}
        getRowId={(name) => name}
        fileName="rows.csv"
        empty="None"
        emptyIllustration="search"
      />
    );
  }
  const { page } = await renderRoute(() => (
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>
  ));
  const buttons = [...page.querySelectorAll('button')];
  const download = buttons.find(({ textContent }) => textContent === 'Download CSV') ?? expect.fail('no button');
  const previous: unknown[] = [];
  const observer = new MutationObserver((records) => previous.push(...records.map(({ oldValue }) => oldValue)));
  observer.observe(download, { attributeFilter: ['aria-disabled'], attributeOldValue: true });
  queryClient.setQueryData(['names'], ['New row']);
  await waitFor(() => expect(page.querySelector('tbody')?.textContent).toBe('New row'));
  observer.disconnect();
  expect(previous, 'enabled, disabled, and enabled again').toEqual(['false', 'true']);
});
