import { expect, it } from 'vitest';
import { findAssets, findCall, findPage, isCourseCall } from './requests.ts';

const apiUrl = 'https://api.example.com/v1';

it.each([
  [`${apiUrl}/courses`, true],
  [`${apiUrl}/course/c-tally`, true],
  ...['/profile', '/find-result/GVI/c-ccc', '/wallet', '/my-txn', '/invoice/user/u/course/c', '/my-ht/c/s', '/courses?q=1'].map(
    (path): [string, boolean] => [apiUrl + path, false],
  ),
  ['https://app.example.com/v1/courses', false],
  ['https://api.example.com/courses', false],
])('of %s the worker stores public data only: %s', (url, isPublic) => {
  expect(isCourseCall(url, apiUrl)).toBe(isPublic);
});

it.each([
  ['/courses', '/courses', '/courses'],
  ['/COURSES/', '/courses', '/courses'],
  ['/course-detail/c-Tally', '/course-detail/_id', '/course/c-Tally'],
  ['/view-result', undefined, undefined],
  ['/', undefined, undefined],
  ['/user/profile', undefined, undefined],
  ['/course-detail/a/b', undefined, undefined],
  ['/hi/courses', '/hi/courses', '/courses'],
  ['/hi/course-detail/c-tally', '/hi/course-detail/_id', '/course/c-tally'],
  ['/hi', undefined, undefined],
  ['/hindi/courses', undefined, undefined],
])('shows %s offline with the page %s and the data of %s', (path, page, call) => {
  expect(findPage(path)).toBe(page);
  if (page) expect(findCall(path)).toBe(call);
});

it('finds each script, style sheet and font of a page once', () => {
  const html =
    '<link href="/assets/a-1.css"><script data-scripts="/assets/b-2.js /assets/c-3.js" src="/assets/b-2.js"></script> /assets/f.woff2 /assets/p.png';
  expect(findAssets(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js', '/assets/c-3.js', '/assets/f.woff2']);
});
