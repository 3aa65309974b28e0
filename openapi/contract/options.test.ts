import { expect, it, vi } from 'vitest';
import { parseOptions } from './options.ts';

it.each([
  [['--base-url', 'nonsense'], "'nonsense' is not the URL of a server"],
  [['--base-url', 'localhost:4010/v1'], 'is not the URL of a server'],
  [['--base-url', 'http://user:secret@host/v1'], 'must not contain credentials'],
  [['--base-url', 'http://host/v1?x=1'], 'must not have a query'],
  [['--token', 'x'], '--base-url is missing'],
  [['--writes'], '--base-url is missing'],
  [['--base-url', 'http://host/v1', '--origin', 'nonsense'], 'is not an origin'],
  [['--base-url', 'http://host/v1', '--timeout', 'Infinity'], '--timeout must be a number'],
])('%j throws a readable error', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

it('reads tokens from CONTRACT_TOKEN too, and shows no token in an error', () => {
  vi.stubEnv('CONTRACT_TOKEN', 'one two');
  expect(parseOptions(['--', '--base-url', 'http://host/v1/', '--token', 'three'])).toMatchObject({
    baseUrl: 'http://host/v1',
    tokens: ['three', 'one', 'two'],
  });
  vi.unstubAllEnvs();
  expect(() => parseOptions(['--base-url', 'http://host', '--token', 'sec\nret'])).toThrow(/^A token must consist of printable ASCII/);
});
