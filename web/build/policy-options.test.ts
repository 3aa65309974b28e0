import { expect, it } from 'vitest';
import { parseImageHosts, parseReportUrl } from './policy-options.ts';

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

it('takes an https URL for reports, and nothing that could end a header [S-17]', () => {
  expect([parseReportUrl(''), parseReportUrl('https://reports.example.com/csp?key=1')]).toEqual([
    undefined,
    'https://reports.example.com/csp?key=1',
  ]);
  for (const url of ['http://reports.example.com', '/reports', 'https://a.example.com/"x', 'https://a.example.com; script-src *'])
    expect(() => parseReportUrl(url), url).toThrow('VITE_REPORT_URL');
});
