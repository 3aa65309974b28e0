import { expect, it, vi } from 'vitest';
import { act, typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { qrPicture } from '#ui/qr-picture.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { RechargePage } from './recharge-page.tsx';

const linkFor = (amount: string) => `upi://pay?pa=gyanvikas@example&pn=Gyan%20Vikas%20Institute${amount}&cu=INR&tn=Wallet%20recharge`;
const transactions = [{ _id: 't1', amount: 500, txnId: 'UTR-7788', createdAt: '2026-11-11T20:00:00.000Z' }];

/** `transactions` is the response of the list. */
async function renderRecharge(list: () => Response) {
  const respond = async ({ url }: Request) => {
    if (url.endsWith('/my-txn')) return list();
    if (url.endsWith('/wallet')) return Response.json({ success: true, wallet: { balance: 2450 } });
    return Response.json({ success: true, message: 'Your request is received' });
  };
  const rendered = await renderPage(<RechargePage />, { role: 12, respond });
  const { page } = rendered;
  const type = (name: string, value: string) =>
    typeInto(page.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`no ${name}`), value);
  const warning = () => page.querySelector('[role=status]')?.textContent;
  const qr = () => page.querySelector<HTMLImageElement>('img[alt="QR code to pay Gyan Vikas Institute"]');
  return { ...rendered, type, warning, qr };
}

it('shows the balance, and asks for the amount typed in the QR code and in the link of the payment app', async () => {
  const { page, type, qr } = await renderRecharge(() => Response.json({ success: true, transactions }));
  await waitFor(() => expect(page.textContent).toContain('2450.00 /-'));
  await waitFor(() => expect(qr()?.src).toBe(qrPicture(linkFor(''))));
  const link = page.querySelector('a[href^="upi:"]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Open UPI app', linkFor('')]);
  await type('amount', '1,00,000');
  expect([link?.getAttribute('href'), qr()?.src]).toEqual([linkFor('&am=100000.00'), qrPicture(linkFor('&am=100000.00'))]);
  await type('amount', '1,00,000 and more');
  expect([link?.getAttribute('href'), qr()?.src]).toEqual([linkFor(''), qrPicture(linkFor(''))]);
});

it('forgets the amount and the transaction id once the request is sent, and leaves an unread toast [R-247]', async () => {
  const { page, type, warning } = await renderRecharge(() =>
    Response.json({ success: true, transactions: [...transactions, { ...transactions[0], txnId: 'NEW-1' }] }),
  );
  await type('amount', '500');
  await type('txnId', 'NEW-1');
  await type('paidBy', 'UPI');
  await waitFor(() => expect(warning()).not.toBe(''));
  toasts.error('Not read yet.');
  await act(async () => page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })));
  await waitFor(() => expect(page.querySelector<HTMLInputElement>('[name=txnId]')?.value).toBe(''));
  expect([warning(), page.querySelector('a[href^="upi:"]')?.getAttribute('href')]).toEqual(['', linkFor('')]);
  expect(toasts.visible()).toMatchObject([{ text: 'Not read yet.' }, { type: 'success' }]);
});

it('warns at the field about a transaction id of the list, however it is written, and leaves the request possible', async () => {
  const { page, type, warning } = await renderRecharge(() => Response.json({ success: true, transactions }));
  await type('txnId', 'UTR-778');
  await waitFor(() => expect(warning()).toBe(''));
  await type('txnId', ' utr-7788 ');
  await waitFor(() => expect(warning()).toBe('This transaction id is in your list already, from 12-11-2026.'));
  const field = page.querySelector('[name=txnId]');
  const descriptions = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptions).toContain(page.querySelector('[role=status]')?.id);
  expect(field?.getAttribute('aria-invalid')).toBeNull();
});

it('reads the list quietly and only for a transaction id, and warns of nothing if it cannot be read', async () => {
  const list = vi.fn(() => Response.json({ success: false, message: 'This call fails' }, { status: 500 }));
  const { type, warning, queryClient, queries } = await renderRecharge(list);
  expect(list).not.toHaveBeenCalled();
  await type('txnId', 'UTR-7788');
  await waitFor(() => expect(list).toHaveBeenCalled());
  const getQuery = () => queryClient.getQueryCache().find({ queryKey: queries.listTransactions().queryKey });
  await waitFor(() => expect(getQuery()?.state.status).toBe('error'));
  expect([warning(), getQuery()?.meta]).toEqual(['', { quiet: true }]);
});
