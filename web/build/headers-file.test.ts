import { expect, it } from 'vitest';
import { getHeaders } from './headers.ts';
import { headersFile, readHeadersFile } from './headers-file.ts';

const options = { scriptHashes: ['sha256-abc='] };
const paths = ['/', '/courses', '/course-detail/$id', '/view-result/$name', '/view-result/certificate', '/404.html', '/robots.txt'];
const text = headersFile(options, paths);

it('_headers sets the same headers, also on hosts that join the values of two sections [S-16, S-17]', () => {
  const read = readHeadersFile(text);
  const requested = ['/', '/courses', '/course-detail/c-1', '/view-result/certificate', '/404.html', '/robots.txt', '/assets/index-1.js'];
  for (const path of [...requested, '/document-frame.html']) expect(read(path), path).toEqual(getHeaders(path, options));
  expect(read('/document-frame'), 'without its extension').toEqual(getHeaders('/document-frame.html', options));
});

it('_headers stays below the limits of its hosts: 100 sections, 2,000 characters a line', () => {
  expect(text.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

it('joins the values of two sections', () => {
  const read = readHeadersFile('/*\n  A: 1\n\n/a\n  A: 2\n');
  expect(read('/a')).toEqual({ A: '1, 2' });
});
