import { expect, it } from 'vitest';
import { bySpecificity, pageFile, pagePaths, pagePattern, routePages } from './pages.ts';

const paths = pagePaths();
const isPage = (path: string) => paths.some((page) => new RegExp(pagePattern(page)).test(path));

it('every route has a page, with or without a trailing slash', () => {
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

it('splat routes, files and API paths are not pages [F-21]', () => {
  for (const path of ['/nothing', '/courses/1', '/franchise/nothing', '/course-detail', '/v1/courses', '/assets/a.js', '/logo.png', '/$'])
    expect(isPage(path), path).toBe(false);
});

it('every page has its own route and file', () => {
  expect(routePages()).toContainEqual({ route: '/_site/course-detail/$id', path: '/course-detail/$id' });
  expect(routePages()).toContainEqual({ route: '/_site/view-result/', path: '/view-result' });
  const files = paths.map(pageFile);
  expect(new Set(files).size).toBe(paths.length);
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/courses.html', '/course-detail/_id.html']));
});

it('static paths come before those with parameters', () => {
  const first = bySpecificity(paths).findIndex((path) => new RegExp(pagePattern(path)).test('/view-result/certificate'));
  expect(bySpecificity(paths)[first]).toBe('/view-result/certificate');
});
