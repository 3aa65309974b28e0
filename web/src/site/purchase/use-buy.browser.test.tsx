import { expect, it, onTestFinished, vi } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { useBuy } from './use-buy.tsx';

const course = { _id: 'c', title: 'Tally', price: 4200, discountedPrice: 2800 };
const profile = { success: true, user: { _id: 'u', role: 10, fullName: 'Asha', email: 'asha@example.com' } };
const purchase = (longurl: unknown) => ({ success: true, payment_request: { longurl } });

function BuyButton() {
  const { isPending, buy } = useBuy(course);
  return (
    <button type="button" onClick={buy}>
      {isPending ? 'Please wait' : 'Buy Now'}
    </button>
  );
}

/** A course page whose API responds with these bodies by path; a function decides when to respond. */
async function setUp(responses: Record<string, unknown> = {}) {
  const redirects: string[] = [];
  const cancel = (event: NavigateEvent) => {
    event.preventDefault();
    redirects.push(event.destination.url);
  };
  navigation.addEventListener('navigate', cancel);
  onTestFinished(() => navigation.removeEventListener('navigate', cancel));
  const calls: string[] = [];
  const bodies = { 'GET /profile': profile, 'POST /purchase': purchase('https://pay.example.com/1'), ...responses };
  const respond = async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice('/v1'.length)}`;
    calls.push(`${call} ${await request.text()}`.trim());
    const found: unknown = bodies[call as keyof typeof bodies];
    const body = typeof found === 'function' ? await found() : found;
    return typeof body === 'number' ? Response.json({ success: false, message: 'No' }, { status: body }) : Response.json(body);
  };
  const rendered = await renderPage(<BuyButton />, { respond, role: 10 });
  /** Presses the button and waits until the purchase has ended, here or at the redirect. */
  const buy = async () => {
    const count = redirects.length;
    await rendered.press('Buy Now');
    await waitFor(() => expect(rendered.page.textContent === 'Buy Now' || redirects.length > count).toBe(true));
  };
  return { ...rendered, redirects, calls, buy };
}

it('requests a payment of the discounted price and goes to the payment page [R-103, R-104]', async () => {
  const { page, buy, calls, redirects } = await setUp();
  await buy();
  expect(calls).toEqual(['GET /profile', 'POST /purchase {"amount":2800,"courseId":"c"}']);
  expect(redirects).toEqual(['https://pay.example.com/1']);
  expect(page.textContent).toBe('Please wait');
  await act(async () => void dispatchEvent(new Event('pageshow')));
  expect(page.textContent, 'the viewer has come back').toBe('Buy Now');
  await buy();
  expect(calls.slice(2), 'the profile is cached').toEqual(['POST /purchase {"amount":2800,"courseId":"c"}']);
});

it('offers the button again after 10 seconds without a redirect', async () => {
  const { page, press } = await setUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Buy Now');
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(page.textContent).toBe('Please wait');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(page.textContent).toBe('Buy Now');
});

it('does not go to an unsafe address [S-09]', async () => {
  const { page, buy, redirects } = await setUp({ 'POST /purchase': purchase('http://pay.example.com/') });
  await buy();
  expect(redirects).toEqual([]);
  const text = 'The payment page could not be opened because its address is not safe.';
  expect(toasts.visible()).toMatchObject([{ type: 'error', text }]);
  expect(page.textContent).toBe('Buy Now');
});

it('requests no payment with a session that has expired', async () => {
  const responses = [() => 500, () => session.signOut()];
  const { buy, calls, session } = await setUp({ 'GET /profile': () => responses.shift()?.() ?? profile });
  await buy();
  expect(calls).toEqual(['GET /profile', 'GET /profile']);
  expect(toasts.visible()).toMatchObject([{ text: 'Please login before making a payment!' }]);
});

it('requests a payment although the profile cannot be loaded', async () => {
  const { buy, redirects } = await setUp({ 'GET /profile': 500 });
  await buy();
  expect(redirects).toHaveLength(1);
});

it('does not go to the payment page of a user who has logged out meanwhile [S-25]', async () => {
  const switchUser = () => {
    session.signIn({ token: 'other', user: { _id: 'v', role: 10 } });
    return purchase('https://pay.example.com/1');
  };
  const { buy, redirects, session } = await setUp({ 'POST /purchase': switchUser });
  await buy();
  expect(redirects).toEqual([]);
});
