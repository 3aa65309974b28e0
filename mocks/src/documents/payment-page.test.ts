import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { paymentIdFor } from './payment-id.ts';
import { paymentPage, paymentScript } from './payment-page.ts';

const RETURN = 'https://app.example.com/verification';

/** The page's own script on a page of stand-ins. */
function open(query: Record<string, string>) {
  const elements = new Map<string, { textContent: string; disabled: boolean; click: () => void }>();
  const visited: string[] = [];
  const getElementById = (id: string) => {
    const element = { textContent: '', disabled: true, click: () => {} };
    const found = elements.get(id) ?? Object.assign(element, { addEventListener: (_: string, act: () => void) => (element.click = act) });
    elements.set(id, found);
    return found;
  };
  // As the page has them: off until its script is there.
  for (const id of ['pay', 'fail']) getElementById(id);
  const location = { search: `?${new URLSearchParams(query)}`, assign: (address: string) => visited.push(address) };
  runInNewContext(paymentScript(), { URL, URLSearchParams, document: { getElementById }, location });
  return { text: (id: string) => elements.get(id)?.textContent, button: (id: string) => elements.get(id), visited };
}

const QUERY = {
  payment_request_id: 'req-1001',
  amount: '4200',
  course: 'c-tally',
  purpose: 'Tally <GST>',
  buyer: 'Aarav',
  return_to: RETURN,
};

describe('payment page', () => {
  it('shows what is paid, as text', () => {
    const { text } = open(QUERY);
    expect([text('amount'), text('purpose'), text('buyer')]).toEqual(['Rs. 4200 /-', 'Tally <GST>', 'Aarav']);
  });

  it.each([
    ['pay', 'Credit'],
    ['fail', 'Failed'],
  ])('returns from %s with %s and the number that the mocks expect', (id, status) => {
    const { button, visited } = open(QUERY);
    expect(button(id)?.disabled).toBe(false);
    button(id)?.click();
    const address = new URL(visited[0] ?? '');
    expect(address.origin + address.pathname).toBe(RETURN);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      payment_id: paymentIdFor('req-1001', status),
      payment_request_id: 'req-1001',
      payment_status: status,
      course: 'c-tally',
    });
  });

  it('cannot be pressed before its script is there', () => {
    expect(paymentPage().match(/<button[^>]* disabled>/g)).toHaveLength(2);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/verification', ''])('goes nowhere when it is to return to %j', (address) => {
    const { button, text, visited } = open({ ...QUERY, return_to: address });
    expect([button('pay')?.disabled, button('fail')?.disabled]).toEqual([true, true]);
    expect(text('problem')).toContain('not complete');
    button('pay')?.click();
    expect(visited).toEqual([]);
  });

  it('has one heading, two buttons, a title, and nothing that a strict policy stops', () => {
    const page = paymentPage();
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect([...page.matchAll(/<button[^>]*>([^<]+)</g)].map((match) => match[1])).toEqual(['Pay', 'Fail the payment']);
    expect(page).toContain('<title>Demo payment provider</title>');
    expect(page).not.toMatch(/<style|style=|<script(?! src=)| on\w+=/);
  });
});

describe('paymentIdFor', () => {
  it('differs by status and by payment', () => {
    expect(new Set([paymentIdFor('a', 'Credit'), paymentIdFor('a', 'Failed'), paymentIdFor('b', 'Credit')]).size).toBe(3);
    expect(paymentIdFor('a', 'Credit')).toMatch(/^pay-[0-9a-f]{8}$/);
  });
});
