import type { ConfirmPurchaseInput } from '@institute/sdk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { act, settle, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { usePurchaseConfirmation } from './confirm-purchase.ts';
import { usePaidCourse } from './payment-details.tsx';

const asha = { token: 't-asha', user: { _id: 'asha', role: 10 } };
const payment = (id: string): ConfirmPurchaseInput => ({ payment_request_id: 'R', payment_status: 'Credit', payment_id: id, course: 'c' });

function Probe() {
  const [input, setInput] = useState(payment('P'));
  const { confirmation, sendAgain } = usePurchaseConfirmation(input);
  return (
    <>
      <b>{confirmation?.status ?? 'pending'}</b>
      <button type="button" onClick={sendAgain}>
        Send again
      </button>
      <button type="button" onClick={() => setInput(payment('other'))}>
        Other
      </button>
    </>
  );
}

/** A return page whose API responds with these statuses by payment, once the test releases it. */
async function setUp(statuses: Record<string, number[]>) {
  const sent: string[] = [];
  const tokens: (string | null)[] = [];
  const waiting = new Map<string, () => void>();
  const respond = async (request: Request) => {
    const { payment_id: id } = await request.json();
    sent.push(id);
    tokens.push(request.headers.get('authorization'));
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    const status = statuses[id]?.shift() ?? 500;
    return Response.json({ success: status === 200, message: status === 200 ? 'Thank you' : 'No' }, { status });
  };
  const { page, press, session } = await renderPage(<Probe />, { role: 10, respond });
  const release = (id: string) => waiting.get(id)?.();
  const expectState = (payments: string[], status: string) =>
    waitFor(() => expect([sent, page.querySelector('b')?.textContent]).toEqual([payments, status]));
  return { press, release, expectState, session, tokens };
}

it('shows the response of the payment in the URL, not that of an earlier one [Q-36]', async () => {
  const { press, release, expectState } = await setUp({ P: [401], other: [200] });
  await expectState(['P'], 'pending');
  await press('Other');
  await expectState(['P', 'other'], 'pending');
  release('other');
  await expectState(['P', 'other'], 'confirmed');
  release('P');
  await settle();
  await settle();
  await expectState(['P', 'other'], 'confirmed');
});

it('shows a user who signs in meanwhile nothing of the report of the other user', async () => {
  const { press, release, expectState, session, tokens } = await setUp({ P: [200, 200] });
  await expectState(['P'], 'pending');
  act(() => void session.signIn(asha));
  release('P');
  await expectState(['P'], 'sent-by-other');
  expect(toasts.visible()).toEqual([]);
  await press('Send again');
  await expectState(['P', 'P'], 'pending');
  release('P');
  await expectState(['P', 'P'], 'confirmed');
  expect(tokens).toEqual(['Bearer t', 'Bearer t-asha']);
  act(() => session.signOut());
  await expectState(['P', 'P'], 'sent-by-other');
});

it('shows the title of a paid course, and reports no error if the payment names something else', async () => {
  const Course = ({ id }: { id: string }) => <i>{usePaidCourse(id).course?.title ?? 'unknown'}</i>;
  const respond = async ({ url }: Request) =>
    url.endsWith('/course/c-tally')
      ? Response.json({ success: true, course: { _id: 'c-tally', title: 'Tally', price: 1 } })
      : Response.json({ success: false, message: 'No such course' }, { status: 404 });
  const known = await renderPage(<Course id="c-tally" />, { respond });
  await waitFor(() => expect(known.page.textContent).toBe('Tally'));
  const { page, queryClient } = await renderPage(<Course id="Tally with GST" />, { respond });
  const [query] = queryClient.getQueryCache().getAll();
  await waitFor(() => expect(query?.state.status).toBe('error'));
  expect([page.textContent, query?.meta]).toEqual(['unknown', { quiet: true }]);
});
