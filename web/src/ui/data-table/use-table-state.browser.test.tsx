import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { act, render, waitFor } from '#lib/testing.tsx';
import { useTableState } from './use-table-state.ts';

const noFilters: readonly never[] = [];

type TableState = ReturnType<typeof useTableState>;

/** Renders a table's state at a URL. */
async function renderTableState(path: string) {
  let state: TableState | undefined;
  function Probe() {
    state = useTableState(noFilters);
    return null;
  }
  const root = createRootRoute({ component: Probe });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  render(<RouterProvider router={router} />);
  const getState = () => {
    if (!state) throw new Error('The state is not rendered.');
    return state;
  };
  const change = (action: (current: TableState) => void) => act(async () => action(getState()));
  return { router, getState, change, getUrl: () => router.latestLocation.href };
}

it('goes to the first page when a search is typed and cleared before it has reached the URL', async () => {
  const { getState, change, getUrl } = await renderTableState('/?page=3');
  expect(getState().page).toBe(3);
  await change(({ setInput }) => setInput('a'));
  expect(getState().page).toBe(1);
  await change(({ setInput }) => setInput(''));
  await waitFor(() => expect(getUrl()).toBe('/'));
  expect(getState()).toMatchObject({ input: '', page: 1 });
});
