import type { SdkError } from '@institute/sdk';
import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { render, waitFor } from '#lib/testing.tsx';
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
  const root = createRootRoute({ component: List });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const page = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const download = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download CSV');
  if (!download) throw new Error('There is no button.');
  const previous: unknown[] = [];
  const observer = new MutationObserver((records) => previous.push(...records.map(({ oldValue }) => oldValue)));
  observer.observe(download, { attributeFilter: ['aria-disabled'], attributeOldValue: true });
  queryClient.setQueryData(['names'], ['New row']);
  await waitFor(() => expect(page.querySelector('tbody')?.textContent).toBe('New row'));
  observer.disconnect();
  expect(previous, 'enabled, disabled, and enabled again').toEqual(['false', 'true']);
});
