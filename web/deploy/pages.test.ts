import { expect, it } from 'vitest';
import { pagePaths, pagePattern } from './pages.ts';

const paths = pagePaths();
const isPage = (path: string) => new RegExp(pagePattern(paths)).test(path);

it('every page of the router is one, with or without a slash at its end', () => {
  expect(paths.length).toBeGreaterThan(30);
  for (const path of [
    '/',
    '/courses',
    '/courses/',
    '/course-detail/c-1',
    '/view-result',
    '/view-result/certificate',
    '/franchise/exam/student-list',
  ])
    expect(isPage(path), path).toBe(true);
});

it('what the router calls not found is no page, nor is a file or a call (F-21)', () => {
  for (const path of ['/nothing', '/courses/1', '/franchise/nothing', '/course-detail', '/v1/courses', '/assets/a.js', '/logo.png', '/$'])
    expect(isPage(path), path).toBe(false);
});
