import { parseArgs } from 'node:util';
import { toTime } from '../core/clock.ts';
import { toMilliseconds } from '../core/duration.ts';
import { builtInScenarios } from '../scenarios/index.ts';
import type { ServeOptions } from './serve-mocks.ts';

export const usage = `Serves mocks of the institute's API on http://localhost:4010/v1

  --port 4010             the port; the variable PORT sets it too
  --host HOST             the address, localhost by default; 0.0.0.0 lets other machines in, and is needed in a container
  --allow-origin ORIGIN   a website that may call it, beside those on this machine; several with commas
  --data FILE             stores the data in a file
  --scenario NAME         ${builtInScenarios.map(({ name }) => name).join(', ')}
  --scenarios MODULE      scenarios of your own: a JavaScript module whose default export is a scenario or a list
  --load FILE             starts with a saved scenario
  --latency MS            milliseconds before every response
  --fail SHARE            share of the requests that fail with 503, from 0 to 1
  --seed NUMBER           the same random failures in every run
  --now TIME              stops the clock, for example at 2026-11-21T10:00:00Z
  --token-lifetime TIME   for example 15m; without it, tokens do not expire`;

export interface CliOptions extends ServeOptions {
  port: number;
  scenariosFile?: string | undefined;
  snapshotFile?: string | undefined;
}

/** Throws an Error with a readable message when an argument is invalid. */
export function parseOptions(args: string[]): CliOptions | 'help' {
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
      latency: { type: 'string' },
      fail: { type: 'string' },
      seed: { type: 'string' },
      now: { type: 'string' },
      'token-lifetime': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { host, scenario, data, latency, fail, seed, now, 'token-lifetime': tokenLifetime } = values;
  return {
    port: parseNumber('--port', values.port, 65_535),
    host,
    allowOrigins: values['allow-origin']?.flatMap((text) => text.split(',')),
    latencyMs: latency === undefined ? undefined : parseNumber('--latency', latency, 600_000),
    failureRate: fail === undefined ? undefined : parseNumber('--fail', fail, 1),
    data,
    scenario,
    scenariosFile: values.scenarios,
    snapshotFile: values.load,
    seed: seed === undefined ? undefined : parseNumber('--seed', seed, 2 ** 32 - 1),
    now: now === undefined ? undefined : toTime(now),
    tokenLifetime: tokenLifetime === undefined ? undefined : toMilliseconds(tokenLifetime),
  };
}

function parseNumber(name: string, text: string, max: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= max) || (max > 1 && !Number.isInteger(number)))
    throw new Error(`${name} must be a ${max > 1 ? 'whole ' : ''}number from 0 to ${max}.`);
  return number;
}
