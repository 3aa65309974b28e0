import { expect, it } from 'vitest';
import { byParticularity, pageFile, pagePaths, pagePattern, routePages } from './pages.ts';

const paths = pagePaths();
const isPage = (path: string) => paths.some((page) => new RegExp(pagePattern(page)).test(path));

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

it('what the router calls not found is no page, nor is a file or a call [F-21]', () => {
  for (const path of ['/nothing', '/courses/1', '/franchise/nothing', '/course-detail', '/v1/courses', '/assets/a.js', '/logo.png', '/$'])
    expect(isPage(path), path).toBe(false);
});

it('every page has a route and a file of its own, and none is served by another name', () => {
  expect(routePages()).toContainEqual({ route: '/_site/course-detail/$id', path: '/course-detail/$id' });
  expect(routePages()).toContainEqual({ route: '/_site/view-result/', path: '/view-result' });
  const files = paths.map(pageFile);
  expect(new Set(files).size).toBe(paths.length);
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/courses.html', '/course-detail/_id.html']));
});

it('a page of its own comes before one that stands for many', () => {
  const first = byParticularity(paths).findIndex((path) => new RegExp(pagePattern(path)).test('/view-result/certificate'));
  expect(byParticularity(paths)[first]).toBe('/view-result/certificate');
});
