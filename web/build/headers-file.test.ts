import { expect, it } from 'vitest';
import { headersFor } from './headers.ts';
import { headersFile, readHeadersFile } from './headers-file.ts';

const facts = { scriptHashes: ['sha256-abc='] };
const paths = ['/', '/courses', '/course-detail/$id', '/view-result/$name', '/view-result/certificate', '/404.html', '/robots.txt'];
const text = headersFile(facts, paths);

it('_headers says what the one source says, also on hosts that join a header of two sections [S-16, S-17]', () => {
  const read = readHeadersFile(text);
  const asked = ['/', '/courses', '/course-detail/c-1', '/view-result/certificate', '/404.html', '/robots.txt', '/assets/index-1.js'];
  for (const path of [...asked, '/document-frame.html']) expect(read(path), path).toEqual(headersFor(path, facts));
  expect(read('/document-frame'), 'without its ending').toEqual(headersFor('/document-frame.html', facts));
});

it('_headers keeps to the limits of its hosts: 100 sections, 2,000 letters a line', () => {
  expect(text.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

it('what joins two sections would be seen', () => {
  const read = readHeadersFile('/*\n  A: 1\n\n/a\n  A: 2\n');
  expect(read('/a')).toEqual({ A: '1, 2' });
});
