import { parseArgs } from 'node:util';
import { isScenarioName, scenarios } from '../scenarios/index.ts';
import type { ServeOptions } from './serve-mocks.ts';

/** The text of `--help`. */
export const usage = `Serves mocks of the institute's API on http://localhost:4010/v1

  --port 4010       the port; the variable PORT sets it too
  --data FILE       stores the data in a file
  --scenario NAME   ${Object.keys(scenarios).join(', ')}
  --latency MS      milliseconds before every response
  --fail SHARE      share of the requests that fail with 503, from 0 to 1`;

/** Parses the arguments of the command line. Throws an Error with a readable message when one is invalid. */
export function parseOptions(args: string[]): (ServeOptions & { port: number }) | 'help' {
  const { values } = parseArgs({
    // Package managers pass on the `--` that separates a script's own options.
    args: args[0] === '--' ? args.slice(1) : args,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      data: { type: 'string' },
      scenario: { type: 'string' },
      latency: { type: 'string', default: '0' },
      fail: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { scenario, data } = values;
  if (values.help) return 'help';
  if (scenario !== undefined && !isScenarioName(scenario)) throw new Error(`There is no scenario called '${scenario}'.`);
  return {
    port: parseNumber('--port', values.port, 65_535),
    latencyMs: parseNumber('--latency', values.latency, 600_000),
    failureRate: parseNumber('--fail', values.fail, 1),
    data,
    scenario,
  };
}

function parseNumber(name: string, text: string, max: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= max) || (max > 1 && !Number.isInteger(number)))
    throw new Error(`${name} must be a ${max > 1 ? 'whole ' : ''}number from 0 to ${max}.`);
  return number;
}
