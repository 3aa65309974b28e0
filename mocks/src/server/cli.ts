#!/usr/bin/env node
import { parseOptions, usage } from './cli-options.ts';
import { serveMocks } from './serve-mocks.ts';

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') return console.log(usage);
  const { baseUrl, store } = await serveMocks(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return fail(`Port ${options.port} is in use. Stop what runs there, or choose another with PORT or --port.`);
  });
  const { scenario } = store.state.settings;
  console.log(
    `Mocks on ${baseUrl}${scenario ? `, scenario ${scenario}` : ''} · student@example.com / student123 · franchise@example.com / franchise123`,
  );
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  fail(`${reason}\n\n${usage}`);
});
