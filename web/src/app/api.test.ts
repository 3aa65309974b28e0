// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { apiUrl } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('takes the API URL only from the build or the origin of the page, never from the URL or storage [S-22]', () => {
  const hostile = 'https://evil.example.com/v1';
  const names = ['VITE_API_URL', 'apiUrl', 'api', 'baseUrl', 'institute.api', 'mocks'];
  const search = `?${new URLSearchParams(names.map((name) => [name, hostile]))}`;
  for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, hostile);
  vi.stubGlobal('location', { origin: 'https://www.example.com', search, href: `https://www.example.com/${search}#${hostile}` });
  expect(apiUrl()).toBe('https://www.example.com/v1');
});

it('calls the API under v1 [R-435]', () => {
  expect(new URL(apiUrl()).pathname).toBe('/v1');
});
