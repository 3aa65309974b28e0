import { expect, it, onTestFinished } from 'vitest';
import { apiUrl } from './api.ts';

it('calls the API under v1 of the build or the origin of the page, whatever the URL and the storage say [R-435, S-22]', () => {
  const hostile = 'https://evil.example.com/v1';
  const names = ['VITE_API_URL', 'apiUrl', 'api', 'baseUrl', 'institute.api', 'mocks'];
  for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, hostile);
  const { href, origin } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', `?${new URLSearchParams(names.map((name) => [name, hostile]))}#${hostile}`);
  expect(apiUrl()).toBe(`${origin}/v1`);
});
