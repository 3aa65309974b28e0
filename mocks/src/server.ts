#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type ServeOptions, serveMocks } from './http/serve-mocks.ts';
import { isScenario, scenarios } from './index.ts';

const usage = `Serves mocks of the institute's API on http://localhost:4010/v1

  --port 4010       another port; PORT does the same
  --data FILE       keeps what is written in a file
  --scenario NAME   ${Object.keys(scenarios).join(', ')}
  --latency MS      before every answer
  --fail SHARE      of calls that fail with 503, from 0 to 1`;

function readOptions(): ServeOptions & { port: number } {
  const { values } = parseArgs({
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
  if (values.help) end(0, usage);
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

async function main(): Promise<void> {
  const options = readOptions();
  const { baseUrl, store } = await serveMocks(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return end(1, `Port ${options.port} is in use. Stop what runs there, or choose another with PORT or --port.`);
  });
  const { scenario } = store.state.settings;
  console.log(
    `Mocks on ${baseUrl}${scenario ? `, in the world ${scenario}` : ''} · student@example.com / student123 · franchise@example.com / franchise123`,
  );
}

function end(code: number, text: string): never {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  end(1, `${reason}\n\n${usage}`);
});
