import { expect, it } from 'vitest';
import { paymentAmount, upiLink } from './recharge-page.tsx';

const linkFor = (amount: string) => `upi://pay?pa=gyanvikas@example&pn=Gyan%20Vikas%20Institute${amount}&cu=INR&tn=Wallet%20recharge`;

it.each<[string, string | undefined]>([
  [' 1,00,000.50 ', '100000.50'],
  ['५००', '500.00'],
  ['99.5', '99.50'],
  ...[' ', '0', '-5', 'five hundred', '0.001', '99.999'].map((text): [string, undefined] => [text, undefined]),
])('asks the payment app for the amount %j as %s, or leaves it to the app', (text, amount) => {
  expect(paymentAmount(text)).toBe(amount);
  expect(upiLink(text)).toBe(linkFor(amount ? `&am=${amount}` : ''));
});
