import { expect, it } from 'vitest';
import { parseRechargeForm, paymentAmount, upiLink } from './recharge-page.tsx';

const valid = { amount: '500', txnId: ' TXN-1 ', paidBy: ' UPI ' };
const parse = (changes: Record<string, string> = {}) => {
  const values: Record<string, string> = { ...valid, ...changes };
  return parseRechargeForm((field) => values[field] ?? '');
};

it('sends the amount as a number, and transaction id and payment method trimmed [R-425]', () => {
  expect(parse()).toEqual({ input: { amount: 500, txnId: 'TXN-1', paidBy: 'UPI' } });
});

it('requires amount, transaction id and payment method [R-424, Q-53]', () => {
  for (const field of Object.keys(valid)) {
    const fields = { [field]: 'This field is required.' };
    expect(parse({ [field]: ' ' })).toEqual({ errors: { message: 'Please fill all required fields', fields } });
  }
  expect(Object.keys(parseRechargeForm(() => '').errors?.fields ?? {})).toEqual(['amount', 'txnId', 'paidBy']);
});

it('reads the amount as typed in India, and rejects what is no number [F-20]', () => {
  expect(parse({ amount: ' १,००,०००.50 ' }).input?.amount).toBe(100_000.5);
  const message = 'Please enter the amount as a number.';
  for (const amount of ['Rs. 500', '1,50']) expect(parse({ amount })).toEqual({ errors: { message, fields: { amount: message } } });
});

const linkFor = (amount: string) => `upi://pay?pa=gyanvikas@example&pn=Gyan%20Vikas%20Institute${amount}&cu=INR&tn=Wallet%20recharge`;

it.each([
  [' 1,00,000.50 ', '100000.50'],
  ['५००', '500.00'],
  ['99.5', '99.50'],
])('asks the payment app for the amount %j as %s', (text, amount) => {
  expect(upiLink(text)).toBe(linkFor(`&am=${amount}`));
});

it.each([' ', '0', '-5', 'five hundred', '0.001', '99.999'])('leaves the amount %j to the payment app', (text) => {
  expect(paymentAmount(text)).toBeUndefined();
  expect(upiLink(text)).toBe(linkFor(''));
});
