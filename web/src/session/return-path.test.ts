import { describe, expect, it } from 'vitest';
import { getReturnPath, parseReturnPath, pathAfterLogin } from './roles.ts';

describe('parseReturnPath', () => {
  it.each([
    ['/course-detail/c-1', '/course-detail/c-1'],
    ['/verification?payment_id=P%2F1&course=c', '/verification?payment_id=P%2F1&course=c'],
    ['/courses#category-2', '/courses#category-2'],
    ['/view-result/%E0%A4%A8', '/view-result/%E0%A4%A8'],
    ['/courses?from=https://example.org/', '/courses?from=https://example.org/'],
    ['/course-detail/login', '/course-detail/login'],
    ['/course-detail/register/', '/course-detail/register/'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['/', '/'],
  ])('keeps the path %j [Q-15, R-158]', (value, path) => {
    expect(parseReturnPath(value)).toBe(path);
  });

  it('keeps the path of a payment for a course with a long Hindi title [Q-37]', () => {
    const course = 'कंप्यूटर अनुप्रयोग, लेखांकन एवं वित्तीय प्रबंधन में उन्नत डिप्लोमा पाठ्यक्रम (हिंदी माध्यम, शनिवार और रविवार की कक्षाएँ, राजस्थान)';
    expect(course.length).toBeGreaterThan(100);
    const path = `/verification?payment_id=P&payment_request_id=R&payment_status=Credit&course=${encodeURIComponent(course)}`;
    expect(parseReturnPath(path)).toBe(path);
    expect(new URL(pathAfterLogin(10, path), 'https://example.com').searchParams.get('course')).toBe(course);
  });

  it.each([
    ['https://evil.example'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/%5cevil.example'],
    ['/%2f%2fevil.example/'],
    ['%2f%2fevil.example'],
    ['/%2fevil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/\tevil'],
    ['/\n/evil.example'],
    ['/%09/evil.example'],
    ['/%0d%0aLocation:evil'],
    ['/./ /../..//evil.example'],
    ['/a/..//evil.example'],
    ['/%'],
    ['evil'],
    [''],
    [' /courses'],
    ['/login'],
    ['/login?redirect=/x'],
    ['/register/'],
    [`/${'a'.repeat(2048)}`],
    [undefined],
    [null],
    [['/courses']],
    [{}],
  ])('rejects %j [S-08, Q-15]', (value) => {
    expect(parseReturnPath(value)).toBeUndefined();
  });
});

describe('getReturnPath', () => {
  const getPath = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'https://example.com');
    return getReturnPath({ pathname, href: path, search: Object.fromEntries(searchParams) });
  };

  it.each([
    '/courses?q=tally',
    '/course-detail/c-1#about',
    '/user/profile',
    '/view-result?roll_no=1',
    '/registered',
    '/verification?course=c-1',
  ])('returns to %s [R-158, Q-15]', (path) => expect(getPath(path)).toBe(path));

  it.each(['/', '/login', '/register', '/register/', '/forget-password', '/view-result/certificate', '/view-marksheet/certificate'])(
    'does not return to %s [R-158, Q-15]',
    (path) => expect(getPath(path)).toBeUndefined(),
  );

  it('keeps the page that the login remembers [R-158, Q-15]', () => {
    expect(getPath('/login?redirect=/courses')).toBe('/courses');
    expect(getPath('/register?redirect=//evil.example')).toBeUndefined();
  });
});

describe('pathAfterLogin', () => {
  it('sends a student back, or home without a valid return path [R-158, Q-15]', () => {
    expect(pathAfterLogin(10, '/course-detail/c-1')).toBe('/course-detail/c-1');
    expect(pathAfterLogin(11, undefined)).toBe('/user/profile');
    expect(pathAfterLogin(10, '//evil.example')).toBe('/user/profile');
    expect(pathAfterLogin(10, '/franchise/dashboard')).toBe('/user/profile');
    expect(pathAfterLogin(10, '/franchise')).toBe('/franchise');
  });

  it('sends role 12 to the dashboard for any return path [R-159, Q-16]', () => {
    expect(pathAfterLogin(12, '/course-detail/c-1')).toBe('/franchise/dashboard');
    expect(pathAfterLogin('12', undefined)).toBe('/franchise/dashboard');
  });

  it('sends an unknown role to the home page and out of both areas [Q-17, F-25]', () => {
    expect(pathAfterLogin(99, undefined)).toBe('/');
    expect(pathAfterLogin(99, '/user/profile')).toBe('/');
    expect(pathAfterLogin(99, '/courses')).toBe('/courses');
  });
});
