import { expect, it, vi } from 'vitest';
import { typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { RechargePage } from './recharge-page.tsx';

it('reads the list quietly, and warns of nothing if it cannot be read', async () => {
  const list = vi.fn(() => Response.json({ success: false, message: 'This call fails' }, { status: 500 }));
  const respond = async ({ url }: Request) =>
    url.endsWith('/my-txn') ? list() : Response.json({ success: true, wallet: { balance: 2450 } });
  const { page, queryClient, queries } = await renderPage(<RechargePage />, { role: 12, respond });
  await typeInto(page.querySelector<HTMLInputElement>('[name=txnId]') ?? expect.fail('no field'), 'UTR-7788');
  await waitFor(() => expect(list).toHaveBeenCalled());
  const getQuery = () => queryClient.getQueryCache().find({ queryKey: queries.listTransactions().queryKey });
  await waitFor(() => expect(getQuery()?.state.status).toBe('error'));
  expect([page.querySelector('[role=status]')?.textContent, getQuery()?.meta]).toEqual(['', { quiet: true }]);
});
