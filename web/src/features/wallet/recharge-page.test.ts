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

it.each([
  [' 99.50 ', 99.5],
  ['1,500', 1500],
  ['1,00,000', 100_000],
  ['1,00,000.50', 100_000.5],
  ['५००', 500],
  ['१,००,०००', 100_000],
])('reads the amount %j as %d [F-20]', (text, amount) => {
  expect(parse({ amount: text }).input?.amount).toBe(amount);
});

it.each(['five hundred', 'Rs. 500', '500 /-', '1,50', '5e2'])('rejects the amount %j [F-20]', (text) => {
  const message = 'Please enter the amount as a number.';
  expect(parse({ amount: text })).toEqual({ errors: { message, fields: { amount: message } } });
});

const linkFor = (amount: string) => `upi://pay?pa=gyanvikas@example&pn=Gyan%20Vikas%20Institute${amount}&cu=INR&tn=Wallet%20recharge`;

it.each([
  ['1500', '1500.00'],
  [' 1,00,000 ', '100000.00'],
  ['1,00,000.50', '100000.50'],
  ['५००', '500.00'],
  ['99.5', '99.50'],
])('asks the payment app for the amount %j as %s', (text, amount) => {
  expect(upiLink(text)).toBe(linkFor(`&am=${amount}`));
});

it.each(['', ' ', '0', '-5', 'five hundred', '1,50', '0.001', '99.999'])('leaves the amount %j to the payment app', (text) => {
  expect(paymentAmount(text)).toBeUndefined();
  expect(upiLink(text)).toBe(linkFor(''));
});
