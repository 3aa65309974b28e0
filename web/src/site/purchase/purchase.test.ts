import { expect, it } from 'vitest';
import { parsePaymentSearch, toConfirmPurchaseInput } from './payment.ts';
import { parsePaymentUrl } from './use-buy.tsx';

const payment = { payment_id: '0012', payment_request_id: 'R', payment_status: 'Credit', course: 'c' };

it('parses the four parameters as strings [R-113]', () => {
  expect(parsePaymentSearch({ ...payment, other: 'x' })).toEqual(payment);
  expect(parsePaymentSearch({ payment_id: ['a'], payment_request_id: 7, course: ' ' })).toEqual({});
});

it('truncates values that are too long between two characters, but no title in Hindi [S-10]', () => {
  expect(parsePaymentSearch({ payment_id: 'a'.repeat(5000) }).payment_id).toHaveLength(1000);
  expect(parsePaymentSearch({ course: `${'a'.repeat(999)}😀` }).course).toBe('a'.repeat(999));
  const course = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम '.repeat(4).trim();
  expect(parsePaymentSearch({ course }).course).toBe(course);
});

it('creates a request only for payments with both ids, failed ones included [R-124, Q-35, Q-36]', () => {
  expect(toConfirmPurchaseInput(payment)).toEqual(payment);
  const ids = { payment_id: 'P', payment_request_id: 'R' };
  expect(toConfirmPurchaseInput(ids)).toEqual({ ...ids, payment_status: '', course: '' });
  expect([toConfirmPurchaseInput({ payment_id: 'P' }), toConfirmPurchaseInput({ payment_request_id: 'R' })]).toEqual([
    undefined,
    undefined,
  ]);
});

it.each(['https://pay.example.com/@shop/abc?x=1', 'http://localhost:5173/pay', 'http://127.0.0.1:4010/pay'])(
  'accepts the payment page %s [R-104, Q-33]',
  (value) => {
    expect(parsePaymentUrl(value, { hosts: [], allowLocal: true })).toBe(value);
  },
);

it.each([
  ...['http://pay.example.com/', 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//pay.example.com/', 'https://'],
  ...['https:pay.example.com', 'https:///pay.example.com', 'https://user:secret@pay.example.com/', ' https://pay.example.com/'],
  ...['https://pay.example.com@evil.example/', 'https://pay.example.com\\@evil.example/', 'https://pay.example.com/\nx'],
  ...['java\tscript:alert(1)', 'http://localhost.evil.example/', 'blob:https://pay.example.com/1', undefined],
  ...[{ href: 'https://pay.example.com' }, `https://pay.example.com/${'a'.repeat(3000)}`],
])('rejects the payment page %j [S-09, Q-33]', (value) => {
  expect(parsePaymentUrl(value, { hosts: [], allowLocal: true })).toBeUndefined();
});

it('accepts only the configured hosts, each with its port [S-09, Q-33]', () => {
  const pages = { hosts: ['pay.example.com', 'test.example.com:8443', 'localhost:4010'], allowLocal: true };
  for (const url of ['https://pay.example.com/a', 'https://test.example.com:8443/', 'http://localhost:4010/pay'])
    expect(parsePaymentUrl(url, pages)).toBe(url);
  for (const url of ['https://PAY.example.com/a', 'https://pay.example.com:443/a'])
    expect(parsePaymentUrl(url, pages)).toBe('https://pay.example.com/a');
  for (const host of ['evil.example', 'pay.example.com.evil.example', 'x.pay.example.com', 'pay.example.com:8443', 'test.example.com'])
    expect(parsePaymentUrl(`https://${host}/`, pages), host).toBeUndefined();
  for (const url of ['http://localhost/', 'http://localhost:4011/']) expect(parsePaymentUrl(url, pages), url).toBeUndefined();
});

it.each(['http://localhost/pay', 'http://localhost:4010/pay', 'http://127.0.0.1/pay'])(
  'rejects %s in a production build, but no https [S-09, Q-33]',
  (url) => {
    for (const hosts of [[], ['localhost', 'localhost:4010', '127.0.0.1']])
      expect(parsePaymentUrl(url, { hosts, allowLocal: false })).toBeUndefined();
    expect(parsePaymentUrl('https://pay.example.com/', { hosts: [], allowLocal: false })).toBe('https://pay.example.com/');
  },
);
