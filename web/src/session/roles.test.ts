import { expect, it } from 'vitest';
import { getArea, getHomePath, getReturnPath, parseReturnPath, pathAfterLogin } from './roles.ts';

it('gives the roles 10, 11 and 12 their area and home page, and no other role an area [R-009, R-010, R-015, R-435, Q-17]', () => {
  for (const role of [10, 11, '10']) expect([getArea(role), getHomePath(role)]).toEqual(['student', '/user/profile']);
  for (const role of [12, '12']) expect([getArea(role), getHomePath(role)]).toEqual(['operator', '/franchise/dashboard']);
  for (const role of [9, 13, 99, undefined, null, 'x']) expect([getArea(role), getHomePath(role)]).toEqual([undefined, '/']);
});

it.each([
  ...['/course-detail/c-1', '/verification?payment_id=P%2F1&course=c', '/courses#category-2', '/view-result/%E0%A4%A8', '/'],
  ...['/courses?from=https://example.org/', '/course-detail/login', '/course-detail/register/', `/${'a'.repeat(2047)}`],
])('keeps the return path %j [Q-15, R-158]', (path) => {
  expect(parseReturnPath(path)).toBe(path);
});

it.each([
  ...['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '/%', '', ' /courses'],
  ...['/%5cevil.example', '/%2f%2fevil.example/', '%2f%2fevil.example', '/%09/evil.example', '/%0d%0aLocation:evil'],
  ...['/\tevil', '/\n/evil.example', '/./ /../..//evil.example', '/a/..//evil.example', `/${'a'.repeat(2048)}`],
  ...['/login?redirect=/x', '/register/', undefined, ['/courses']],
])('rejects the return path %j [S-08, Q-15]', (value) => {
  expect(parseReturnPath(value)).toBeUndefined();
});

it.each([
  ...['/courses?q=tally', '/course-detail/c-1#about', '/user/profile', '/view-result?roll_no=1', '/registered'].map((path) => [path, path]),
  ...['/', '/login', '/register', '/register/', '/forget-password', '/view-result/certificate', '/view-marksheet/certificate'].map(
    (path) => [path, undefined],
  ),
  ['/login?redirect=/courses', '/courses'],
  ['/register?redirect=//evil.example', undefined],
] as [string, string | undefined][])('a login on %s returns to %s [R-158, Q-15]', (path, returnPath) => {
  const { pathname, searchParams } = new URL(path, 'https://example.com');
  expect(getReturnPath({ pathname, href: path, search: Object.fromEntries(searchParams) })).toBe(returnPath);
});

it.each<[role: number, path: string | undefined, home: string]>([
  [10, '/course-detail/c-1', '/course-detail/c-1'],
  [11, undefined, '/user/profile'],
  [10, '//evil.example', '/user/profile'],
  [10, '/franchise/dashboard', '/user/profile'],
  ...['/user', '/users', '/franchise', '/course-detail/franchise/1'].map((path): [number, string, string] => [11, path, path]),
])(
  'role %s goes back, or to the profile without a valid return path or where it has no access: %s, %s [R-015, R-019, R-158, Q-15]',
  (role, path, home) => {
    expect(pathAfterLogin(role, path)).toBe(home);
  },
);

it('sends role 12 to the dashboard for any return path [R-159, Q-16]', () => {
  expect(pathAfterLogin(12, '/course-detail/c-1')).toBe('/franchise/dashboard');
  expect(pathAfterLogin('12', undefined)).toBe('/franchise/dashboard');
});

it('sends an unknown role to the home page and out of both areas [Q-17, F-25]', () => {
  const paths = [undefined, '/user', '/franchise/dashboard', '/courses'];
  expect(paths.map((path) => pathAfterLogin(99, path))).toEqual(['/', '/', '/', '/courses']);
});
