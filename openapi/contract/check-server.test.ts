import { PassThrough } from 'node:stream';
import { createFetchHandler } from '@institute/mocks/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spec } from '../generator/spec.test-support.ts';
import { checkServer } from './check-server.ts';
import { parseOptions } from './options.ts';

const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
const send = vi.fn<typeof fetch>();
let printed = '';

beforeEach(() => {
  printed = '';
  const print = (text: unknown) => {
    printed += `${text}\n`;
    return true;
  };
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(process.stderr, 'write').mockImplementation(print);
  vi.stubGlobal(
    'fetch',
    send.mockReset().mockImplementation(async () => new Response('', { status: 503 })),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.defineProperty(process, 'stdin', stdin);
});

/** Runs the command at a terminal where a person types `typed`, or without a terminal. */
function run(baseUrl: string, args: string[], typed?: string): Promise<number> {
  const value = Object.assign(new PassThrough().end(typed), { isTTY: typed !== undefined });
  Object.defineProperty(process, 'stdin', { value, configurable: true });
  return checkServer(spec, baseUrl, parseOptions(['--base-url', baseUrl, ...args]));
}

it.each<[string, string, string[], string?]>([
  ['a terminal where a person says yes', 'https://api.example.com/v1', ['--writes'], 'y\n'],
  ['--yes', 'https://api.example.com/v1', ['--writes', '--yes']],
  ['a server on this machine', 'http://127.0.0.1:4010/v1', ['--writes']],
  ['a server on this machine, by IPv6', 'http://[::1]:4010/v1', ['--writes']],
  ['no --writes', 'https://api.example.com/v1', []],
])('sends requests with %s', async (_name, baseUrl, args, typed) => {
  expect(await run(baseUrl, args, typed)).toBe(2);
  expect(send).toHaveBeenCalled();
  expect(printed.includes('[y/N]')).toBe(typed !== undefined);
});

it.each<[string, string, string?]>([
  ['a terminal where a person says no', 'api.example.com', 'n\n'],
  ['a terminal where a person only presses Enter', 'api.example.com', '\n'],
  ['no terminal', 'api.example.com:8443'],
  ['a host that only looks like this machine', '127.0.0.1.example.com'],
])('sends nothing to another machine with --writes and %s', async (_name, host, typed) => {
  expect(await run(`https://${host}/v1`, ['--writes'], typed)).toBe(2);
  expect(send).not.toHaveBeenCalled();
  expect(printed).toContain(`Nothing was sent: --writes changes data on ${host}, another machine.`);
});

it.each([
  ['http://api.example.com/v1', '--token', true],
  ['http://api.example.com/v1', '--login', true],
  ['https://api.example.com/v1', '--token', false],
  ['http://localhost:4010/v1', '--token', false],
])('at %s, %s is warned of as going to another machine without https: %j', async (baseUrl, option, isWarned) => {
  // The server of these tests does not sign in.
  await run(baseUrl, [option, 'student@example.com:secret']).catch(() => undefined);
  expect(/^Warning: api\.example\.com is another machine without https/.test(printed)).toBe(isWarned);
  expect(printed).not.toContain('secret');
});

const answer = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Access-Control-Allow-Origin': 'https://www.example.com' } });

it('exits with 2 and names the account when a --login is rejected', async () => {
  send.mockImplementation(async () => answer({ success: false, message: 'Email or password is wrong.' }, 401));
  const message = 'The server does not sign in a --login, so nothing was checked. student@example.com: Email or password';
  await expect(run('http://localhost:4010/v1', ['--login', 'student@example.com:wrong'])).rejects.toThrow(message);
});

it('exits with 2 and asks for the prefix when every path is a 404', async () => {
  send.mockImplementation(async () => answer({ success: false, message: 'Not found' }, 404));
  expect(await run('http://localhost:4010', [])).toBe(2);
  expect(printed).toContain('Every path is a 404: is a prefix such as /v1 missing in --base-url?');
  const withLogin = run('http://localhost:4010', ['--login', 'student@example.com:secret']);
  await expect(withLogin).rejects.toThrow('Not found (Is a prefix such as /v1 missing in --base-url?)');
});

describe('on a server that fits', () => {
  const unseen = 'Without a --token or a --login, 28 of 32 operations were not checked.';
  beforeEach(() => {
    const { handle } = createFetchHandler({ baseUrl: '/v1' }, { allowOrigins: ['https://www.example.com'] });
    send.mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      return handle(new Request(request.url.replace(/^.*(?=\/v1)/, 'http://localhost'), request));
    });
  });

  it('a run without an account exits with 2 and says how much it did not see, unless --min-passed says what is enough', async () => {
    expect(await run('https://api.example.com/v1', [])).toBe(2);
    expect(printed).toContain(`${unseen} --min-passed says how many are enough.`);
    expect(await run('https://api.example.com/v1', ['--min-passed', '3'])).toBe(0);
    expect(await run('https://api.example.com/v1', ['--min-passed', '4'])).toBe(1);
  });

  it('on this machine, a run without an account signs in with those of the contract', async () => {
    expect(await run('http://localhost:4010/v1', [])).toBe(0);
    expect(printed).toContain('14 passed, 0 rejected as documented, 0 failed, 18 skipped');
    expect(printed).not.toContain('Without a --token');
  });
});

it('a run without an account that finds a fault exits with 1, and says how much it did not see', async () => {
  send.mockImplementation(async (input) => answer({ success: true, courses: /\/courses$/.test(new Request(input).url) ? [] : 'none' }));
  expect(await run('https://api.example.com/v1', [])).toBe(1);
  expect(printed).toContain('Without a --token or a --login, 28 of 32 operations were not checked.');
});

it('a server without CORS headers exits with 1, and is not asked for a token', async () => {
  const { handle } = createFetchHandler({ baseUrl: '/v1' }, { allowOrigins: ['https://www.example.com'] });
  send.mockImplementation(async (input, init) => {
    const response = await handle(new Request(input, init));
    const headers = [...response.headers].filter(([name]) => !/^(access-control-.*|vary)$/.test(name));
    return new Response(response.body, { status: response.status, headers });
  });
  expect(await run('http://localhost:4010/v1', ['--origin', 'https://www.example.com'])).toBe(1);
  expect(printed).not.toContain('--token');
  expect(printed).toMatch(/FAIL {5}the header Access-Control-Allow-Origin is missing \(tried: \S+\) \(in \d+ operations: /);
  expect(await run('http://localhost:4010/v1', [])).toBe(1);
  expect(printed).toContain('no response has the header Access-Control-Allow-Origin');
});

it('a server that limits the rate of requests exits with 2, and the last lines say how many probes were not sent', async () => {
  const { handle } = createFetchHandler({ baseUrl: '/v1' }, { allowOrigins: ['https://www.example.com'] });
  let count = 0;
  send.mockImplementation(async (input, init) => {
    count += 1;
    return count > 60 ? answer({ success: false, message: 'Slow down' }, 429) : handle(new Request(input, init));
  });
  expect(await run('http://localhost:4010/v1', [])).toBe(2);
  expect(printed.trim().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/ requests in [\d.]+ s, \d+ probes not sent$/),
    expect.stringMatching(/^The server limits the rate of requests \(429\), so \d+ probes were not sent\.$/),
  ]);
});

it.each(['SIGINT', 'SIGTERM', 'uncaughtException'])('restores the accounts after %s', async (event) => {
  const { mocks, handle } = createFetchHandler({ baseUrl: '/v1', validateResponses: false }, { allowOrigins: ['https://www.example.com'] });
  const cityOf = () => mocks.store.state.db.accounts.find(({ _id }) => _id === 'u-student')?.city;
  const city = cityOf();
  const before = process.listeners(event as NodeJS.Signals).length;
  send.mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const response = await handle(request);
    // The listener of the command, and not that of the test runner.
    if (request.method === 'PUT' && cityOf() !== city) process.listeners(event as NodeJS.Signals).at(-1)?.(event as NodeJS.Signals);
    return response;
  });
  await expect(run('http://localhost:4010/v1', ['--writes'])).rejects.toThrow(`Stopped by ${event}.`);
  expect(cityOf()).toBe(city);
  expect(process.listeners(event as NodeJS.Signals)).toHaveLength(before);
});

it('a whole run with writes on the mocks sends at most 650 requests, and says how many', async () => {
  const { handle } = createFetchHandler({ baseUrl: '/v1' }, { allowOrigins: ['https://www.example.com'] });
  send.mockImplementation(async (input, init) => handle(new Request(input, init)));
  expect(await run('http://localhost:4010/v1', ['--writes'])).toBe(0);
  const requests = Number(/; (\d+) requests in [\d.]+ s$/m.exec(printed)?.[1]);
  expect(requests).toBe(send.mock.calls.length);
  expect(requests).toBeLessThanOrEqual(650);
});
