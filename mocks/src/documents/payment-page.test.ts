import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { paymentIdFor, paymentPage, paymentScript } from './payment-page.ts';

const returnUrl = 'https://app.example.com/verification';

function openPage(query: Record<string, string>) {
  const elements = new Map<string, { textContent: string; disabled: boolean; click: () => void }>();
  const visited: string[] = [];
  const getElementById = (id: string) => {
    const element = { textContent: '', disabled: true, click: () => {} };
    const found =
      elements.get(id) ?? Object.assign(element, { addEventListener: (_: string, listener: () => void) => (element.click = listener) });
    elements.set(id, found);
    return found;
  };
  // In the HTML the buttons are disabled.
  for (const id of ['pay', 'fail']) getElementById(id);
  const location = { search: `?${new URLSearchParams(query)}`, assign: (url: string) => visited.push(url) };
  runInNewContext(paymentScript(), { URL, URLSearchParams, document: { getElementById }, location });
  return { text: (id: string) => elements.get(id)?.textContent, button: (id: string) => elements.get(id), visited };
}

const query = {
  payment_request_id: 'req-1001',
  amount: '4200',
  course: 'c-tally',
  purpose: 'Tally <GST>',
  buyer: 'Aarav',
  return_to: returnUrl,
};

describe('payment page', () => {
  it('shows the payment as text', () => {
    const { text } = openPage(query);
    expect([text('amount'), text('purpose'), text('buyer')]).toEqual(['Rs. 4200 /-', 'Tally <GST>', 'Aarav']);
  });

  it.each([
    ['pay', 'Credit'],
    ['fail', 'Failed'],
  ])('the button %s returns with %s and the payment id that the mocks expect', (id, status) => {
    const { button, visited } = openPage(query);
    expect(button(id)?.disabled).toBe(false);
    button(id)?.click();
    const url = new URL(visited[0] ?? '');
    expect(url.origin + url.pathname).toBe(returnUrl);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      payment_id: paymentIdFor('req-1001', status),
      payment_request_id: 'req-1001',
      payment_status: status,
      course: 'c-tally',
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/verification', ''])('does not navigate to %j', (return_to) => {
    const { button, text, visited } = openPage({ ...query, return_to });
    expect([button('pay')?.disabled, button('fail')?.disabled]).toEqual([true, true]);
    expect(text('problem')).toContain('incomplete');
    button('pay')?.click();
    expect(visited).toEqual([]);
  });

  it('has a title, one h1, two buttons that are disabled until its script runs, and nothing that a strict content security policy blocks', () => {
    const page = paymentPage();
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect([...page.matchAll(/<button[^>]* disabled>([^<]+)</g)].map((match) => match[1])).toEqual(['Pay', 'Fail the payment']);
    expect(page).toContain('<title>Demo payment provider</title>');
    expect(page).not.toMatch(/<style|style=|<script(?! src=)| on\w+=/);
  });
});
