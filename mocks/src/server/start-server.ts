import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { toMilliseconds } from '../core/clock.ts';
import { requireOperation } from '../core/faults.ts';
import type { Scenario } from '../core/scenario.ts';
import { builtInScenarios } from '../scenarios.ts';
import { readJson, type ServedMocks, serveMocks } from './serve-mocks.ts';

export const usage = `Serves mocks of the institute's API on http://localhost:4010/v1

  --port 4010             the port; the variable PORT sets it too
  --host HOST             the address, localhost by default; 0.0.0.0 lets other machines in, and is needed in a container
  --allow-origin ORIGIN   a website that may call it, beside those on this machine; several with commas
  --data FILE             stores the data in a file
  --scenario NAME         ${builtInScenarios.map(({ name }) => name).join(', ')}
  --scenarios MODULE      scenarios of your own: a JavaScript module whose default export is a scenario or a list
  --load FILE             starts with a saved scenario
  --proxy URL             sends the calls to a real server, for example https://api.example.com/v1, and prints what breaks the contract
  --only OPERATIONS       of the calls only these, for example listCourses,getCourse; the mocks respond to the others
  --latency MS            milliseconds before every response
  --fail SHARE            share of the requests that fail with 503, from 0 to 1
  --seed NUMBER           the same random failures in every run
  --now TIME              stops the clock, for example at 2026-11-21T10:00:00Z
  --token-lifetime TIME   for example 15m; without it, tokens do not expire`;

/**
 * Starts the mocks with the options of the command. Resolves with the text to print, and with no mocks for `--help`. Rejects with an Error
 * that a reader understands; the Error of a port in use has the code EADDRINUSE.
 */
export async function startServer(args: string[]): Promise<{ text: string; mocks?: ServedMocks }> {
  const { values } = parseArgs({
    // Package managers pass on the `--` that separates a script's own options.
    args: args[0] === '--' ? args.slice(1) : args,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      host: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true },
      data: { type: 'string' },
      scenario: { type: 'string' },
      scenarios: { type: 'string' },
      load: { type: 'string' },
      proxy: { type: 'string' },
      only: { type: 'string', multiple: true },
      latency: { type: 'string' },
      fail: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      'token-lifetime': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return { text: usage };
  const { host, data, scenario, now, proxy, only, 'allow-origin': allowOrigins, 'token-lifetime': tokenLifetime } = values;
  if (only && proxy === undefined) throw new Error('--only needs --proxy URL.');
  const mocks = await serveMocks({
    host,
    data,
    scenario,
    now,
    port: parseNumber('--port', values.port, 65_535),
    allowOrigins: allowOrigins?.flatMap(splitAtCommas),
    passThrough: proxy === undefined ? undefined : { baseUrl: proxy, only: only?.flatMap(splitAtCommas).map(requireOperation) },
    latencyMs: parseNumber('--latency', values.latency, 600_000),
    failureRate: parseNumber('--fail', values.fail, 1),
    seed: parseNumber('--seed', values.seed, 2 ** 32 - 1),
    tokenLifetime: tokenLifetime === undefined ? undefined : toMilliseconds(tokenLifetime),
    scenarios: values.scenarios === undefined ? undefined : await importScenarios(values.scenarios),
    snapshot: values.load === undefined ? undefined : await readJson(values.load),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      error.message = `Port ${values.port} is in use. Stop what runs there, or choose another with PORT or --port.`;
    throw error;
  });
  const name = mocks.store.state.settings.scenario;
  const real = proxy === undefined ? '' : `, ${only?.join(', ') ?? 'all calls'} to ${proxy}`;
  const text = `Mocks on ${mocks.baseUrl}${name ? `, scenario ${name}` : ''}${real} · student@example.com / student123 · franchise@example.com / franchise123`;
  return { text, mocks };
}

const splitAtCommas = (text: string) => text.split(',');

function parseNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= max) || (max > 1 && !Number.isInteger(number)))
    throw new Error(`${name} must be a ${max > 1 ? 'whole ' : ''}number from 0 to ${max}.`);
  return number;
}

/** The default export of a module: a scenario, or a list of them. */
async function importScenarios(file: string): Promise<Scenario[]> {
  const module: { default?: Scenario | Scenario[] } = await import(pathToFileURL(resolve(file)).href);
  const scenarios = [module.default ?? []].flat();
  if (scenarios.length === 0 || scenarios.some(({ name }) => typeof name !== 'string'))
    throw new Error(`The default export of ${file} must be a scenario or a list of scenarios.`);
  return scenarios;
}
