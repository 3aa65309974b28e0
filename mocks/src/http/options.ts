import { parseArgs } from 'node:util';
import { isScenario, scenarios } from '../index.ts';
import type { ServeOptions } from './serve-mocks.ts';

export const usage = `Serves mocks of the institute's API on http://localhost:4010/v1

  --port 4010       another port; PORT does the same
  --data FILE       keeps what is written in a file
  --scenario NAME   ${Object.keys(scenarios).join(', ')}
  --latency MS      before every answer
  --fail SHARE      of calls that fail with 503, from 0 to 1`;

/** What was typed, checked; 'help' when that is all. Throws an Error with one sentence. */
export function readOptions(args: string[]): (ServeOptions & { port: number }) | 'help' {
  const { values } = parseArgs({
    args,
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
  if (scenario !== undefined && !isScenario(scenario)) throw new Error(`There is no world called '${scenario}'.`);
  return {
    port: readNumber('--port', values.port, 65_535),
    latencyMs: readNumber('--latency', values.latency, 600_000),
    failureRate: readNumber('--fail', values.fail, 1),
    data,
    scenario,
  };
}

function readNumber(name: string, text: string, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= most) || (most > 1 && !Number.isInteger(number)))
    throw new Error(`${name} must be a ${most > 1 ? 'whole ' : ''}number from 0 to ${most}.`);
  return number;
}
