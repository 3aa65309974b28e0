import { expect, it } from 'vitest';
import { parseImageHosts, parsePaymentHosts, parseReportUrl } from './policy-options.ts';

it('reads the hosts of images', () => {
  expect(parseImageHosts('')).toEqual([]);
  expect(parseImageHosts('images.example.com, *.cdn.example.com,localhost:8080 ')).toEqual([
    'images.example.com',
    '*.cdn.example.com',
    'localhost:8080',
  ]);
});

it.each(['https://images.example.com', '*', 'a b', "'self'", 'a.example.com; script-src *', '*.*.example.com'])(
  'stops the build for the image host %j, and names it [S-17]',
  (host) => {
    expect(() => parseImageHosts(`images.example.com,${host}`)).toThrow(`VITE_IMAGE_HOSTS contains '${host}'.`);
  },
);

it('reads the hosts of payment pages as they are in a URL [Q-33]', () => {
  expect([parsePaymentHosts(''), parsePaymentHosts('  ')]).toEqual([[], []]);
  expect(parsePaymentHosts(' Pay.example.com , test.example.com:8443,localhost:5173,127.0.0.1, b.example.com:443')).toEqual([
    'pay.example.com',
    'test.example.com:8443',
    'localhost:5173',
    '127.0.0.1',
    'b.example.com',
  ]);
});

it.each([
  'https://pay.example.com',
  'pay.example.com/pay',
  'user@pay.example.com',
  '*.example.com',
  'a.example.com b.example.com',
  'pay..example.com',
  'pay.example.com:99999',
  'any',
  '1234',
  '12.34',
  '',
])('stops the build for the payment host %j, and names it and the right form [S-09, Q-33]', (host) => {
  expect(() => parsePaymentHosts(`pay.example.com, ${host} `)).toThrow(
    `VITE_PAYMENT_HOSTS contains '${host}'. Write hosts only, such as pay.example.com or pay.example.com:8443.`,
  );
});

it('takes an https URL for reports, and nothing that could end a header [S-17]', () => {
  expect([parseReportUrl(''), parseReportUrl('https://reports.example.com/csp?key=1')]).toEqual([
    undefined,
    'https://reports.example.com/csp?key=1',
  ]);
  for (const url of ['http://reports.example.com', '/reports', 'https://a.example.com/"x', 'https://a.example.com; script-src *'])
    expect(() => parseReportUrl(url), url).toThrow('VITE_REPORT_URL');
});
