import { expect, it } from 'vitest';
import { parsePaymentUrl } from './use-buy.ts';

const anyHost = { hosts: [], allowLocal: true };

it.each([
  ['https://pay.example.com/@shop/abc?x=1', 'https://pay.example.com/@shop/abc?x=1'],
  ['http://localhost:5173/pay', 'http://localhost:5173/pay'],
  ['http://127.0.0.1:4010/pay', 'http://127.0.0.1:4010/pay'],
])('accepts %s [R-104, Q-33]', (value, url) => {
  expect(parsePaymentUrl(value, anyHost)).toBe(url);
});

it.each([
  ['http://pay.example.com/'],
  ['javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['//pay.example.com/'],
  ['/pay'],
  ['pay.example.com'],
  ['https:pay.example.com'],
  ['https:///pay.example.com'],
  ['https://user:secret@pay.example.com/'],
  ['https://pay.example.com@evil.example/'],
  ['https://pay.example.com\\@evil.example/'],
  ['https://pay.example.com/\nx'],
  ['java\tscript:alert(1)'],
  ['http://localhost.evil.example/'],
  ['http://0x7f.1.evil.example/'],
  ['ftp://pay.example.com/'],
  ['blob:https://pay.example.com/1'],
  [' https://pay.example.com/'],
  ['https://'],
  [''],
  [undefined],
  [null],
  [{ href: 'https://pay.example.com' }],
  [`https://pay.example.com/${'a'.repeat(3000)}`],
])('rejects %j [S-09, Q-33]', (value) => {
  expect(parsePaymentUrl(value, anyHost)).toBeUndefined();
});

it('accepts only the configured hosts [S-09, Q-33]', () => {
  const pages = { hosts: ['pay.example.com', 'test.example.com:8443'], allowLocal: true };
  expect(parsePaymentUrl('https://pay.example.com/a', pages)).toBe('https://pay.example.com/a');
  expect(parsePaymentUrl('https://PAY.example.com/a', pages)).toBe('https://pay.example.com/a');
  expect(parsePaymentUrl('https://pay.example.com:443/a', pages)).toBe('https://pay.example.com/a');
  expect(parsePaymentUrl('https://test.example.com:8443/', pages)).toBe('https://test.example.com:8443/');
  for (const url of ['https://evil.example/', 'https://pay.example.com.evil.example/', 'https://x.pay.example.com/', 'http://localhost/']) {
    expect(parsePaymentUrl(url, pages)).toBeUndefined();
  }
});

it('accepts no other port of a configured host [S-09, Q-33]', () => {
  const pages = { hosts: ['pay.example.com', 'test.example.com:8443', 'localhost:4010'], allowLocal: true };
  for (const url of [
    'https://pay.example.com:8443/',
    'https://test.example.com/',
    'https://test.example.com:8444/',
    'http://localhost:4011/',
  ])
    expect(parsePaymentUrl(url, pages), url).toBeUndefined();
  expect(parsePaymentUrl('http://localhost:4010/pay', pages)).toBe('http://localhost:4010/pay');
});

it.each(['http://localhost/pay', 'http://localhost:4010/pay', 'http://127.0.0.1/pay'])(
  'rejects %s in a production build [S-09, Q-33]',
  (url) => {
    expect(parsePaymentUrl(url, { hosts: [], allowLocal: false })).toBeUndefined();
    expect(parsePaymentUrl(url, { hosts: ['localhost', 'localhost:4010', '127.0.0.1'], allowLocal: false })).toBeUndefined();
    expect(parsePaymentUrl('https://pay.example.com/', { hosts: [], allowLocal: false })).toBe('https://pay.example.com/');
  },
);
