import { afterEach, expect, it, vi } from 'vitest';
import { parseOptions } from './options.ts';

it.each([
  [['--base-url', 'nonsense'], "'nonsense' is not the URL of a server"],
  [['--base-url', 'http://user:secret@host/v1'], 'must not contain credentials'],
  [['--base-url', 'http://host/v1?x=1'], 'must not have a query'],
  [['--writes'], '--base-url is missing'],
  [['--base-url', 'http://host/v1', '--token', ''], 'A token is empty'],
  [['--base-url', 'http://host/v1', '--login', 'student@example.com'], 'A login must be an email address and a password'],
  [['--base-url', 'http://host/v1', '--min-passed', 'many'], '--min-passed must be a whole number'],
  [['serve'], "There is no command 'serve'"],
  [['--base-url', 'http://host/v1', '--origin', 'nonsense'], 'is not an origin'],
  [['--base-url', 'http://host/v1', '--timeout', 'Infinity'], '--timeout must be a whole number from 1 to 600000'],
])('%j throws a readable error', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
});

const onHost = (...args: string[]) => parseOptions(['--base-url', 'http://host/v1/', ...args]);
afterEach(() => void vi.unstubAllEnvs());

it('reads accounts from CONTRACT_LOGIN too', () => {
  vi.stubEnv('CONTRACT_LOGIN', 'a@example.com:one b@example.com:t:wo');
  const { logins } = onHost('--login', 'c@example.com:three');
  expect(logins?.map(({ email, password }) => `${email} ${password}`)).toEqual([
    'c@example.com three',
    'a@example.com one',
    'b@example.com t:wo',
  ]);
});

it.each(['', ' '])("takes %j in CONTRACT_LOGIN and CONTRACT_TOKEN as not set, as a fork's CI has no secret", (empty) => {
  vi.stubEnv('CONTRACT_LOGIN', empty);
  vi.stubEnv('CONTRACT_TOKEN', empty);
  expect(onHost()).toMatchObject({ logins: [], tokens: [] });
});

it('reads tokens from CONTRACT_TOKEN too, and shows no token in an error', () => {
  vi.stubEnv('CONTRACT_TOKEN', 'one two');
  expect(onHost('--token', 'three')).toMatchObject({ baseUrl: 'http://host/v1', tokens: ['three', 'one', 'two'] });
  expect(() => onHost('--token', 'sec\nret')).toThrow(/^A token must consist of printable ASCII/);
});
