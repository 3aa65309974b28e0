import type { ConfirmPurchaseInput } from '@institute/sdk';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { setUpReactTests } from '../../lib/testing.tsx';
import { renderPage, settle } from '../../session/testing.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { usePurchaseConfirmation } from './use-purchase-confirmation.ts';

setUpReactTests();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toasts.clear();
});

const payment = (id: string): ConfirmPurchaseInput => ({ payment_request_id: 'R', payment_status: 'Credit', payment_id: id, course: 'c' });

function Probe({ input }: { input: ConfirmPurchaseInput | undefined }) {
  const [current, setCurrent] = useState(input);
  const { confirmation, retry } = usePurchaseConfirmation(current);
  return (
    <>
      <b>{confirmation?.status ?? 'pending'}</b>
      <button type="button" onClick={retry}>
        Retry
      </button>
      {/* A new object with the same values. */}
      <button type="button" onClick={() => setCurrent(input && { ...input })}>
        Same
      </button>
      <button type="button" onClick={() => setCurrent(payment('other'))}>
        Other
      </button>
    </>
  );
}

/** A return page whose API responds with these statuses by payment, once the test releases it. */
async function setUp(statuses: Record<string, number[]>, input?: ConfirmPurchaseInput) {
  const sent: string[] = [];
  const waiting = new Map<string, () => void>();
  const respond = async (request: Request) => {
    const { payment_id: id } = await request.json();
    sent.push(id);
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    const status = statuses[id]?.shift() ?? 500;
    return Response.json({ success: status === 200, message: status === 200 ? 'Thank you' : 'No' }, { status });
  };
  const { page, press } = await renderPage(<Probe input={input} />, { role: 10, respond });
  const pressAndWait = async (text: string) => {
    await press(text);
    await settle();
  };
  const release = async (id: string) => {
    waiting.get(id)?.();
    await settle();
    await settle();
  };
  return { sent, press: pressAndWait, release, status: () => page.querySelector('b')?.textContent };
}

it('sends the payment once, also when React mounts twice, and shows the message of the API [R-123, Q-36]', async () => {
  const { sent, press, release, status } = await setUp({ P: [200] }, payment('P'));
  expect([sent, status(), toasts.visible()]).toEqual([['P'], 'pending', []]);
  await release('P');
  expect([sent, status()]).toEqual([['P'], 'confirmed']);
  expect(toasts.visible()).toMatchObject([{ type: 'success', text: 'Thank you' }]);
  await press('Same');
  expect([sent, status()]).toEqual([['P'], 'confirmed']);
});

it('sends it again on Retry after an error without a definite response [Q-36]', async () => {
  const { sent, press, release, status } = await setUp({ P: [500, 200] }, payment('P'));
  await release('P');
  expect(status()).toBe('unknown');
  await press('Retry');
  expect([sent, status()]).toEqual([['P', 'P'], 'pending']);
  await release('P');
  expect(status()).toBe('confirmed');
});

it('shows the response of the payment in the URL, not that of an earlier one [Q-36]', async () => {
  const { sent, press, release, status } = await setUp({ P: [401], other: [200] }, payment('P'));
  await press('Other');
  expect([sent, status()]).toEqual([['P', 'other'], 'pending']);
  await release('other');
  expect(status()).toBe('confirmed');
  await release('P');
  expect(status()).toBe('confirmed');
});

it('sends nothing without a payment, also on Retry', async () => {
  const { sent, press, status } = await setUp({});
  await press('Retry');
  expect([sent, status()]).toEqual([[], 'pending']);
});
