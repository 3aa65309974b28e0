#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Scenario } from '../core/scenario.ts';
import { parseOptions, usage } from './cli-options.ts';
import { serveMocks } from './serve-mocks.ts';

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (options === 'help') return console.log(usage);
  const { scenariosFile, snapshotFile, ...serveOptions } = options;
  const scenarios = scenariosFile === undefined ? undefined : await importScenarios(scenariosFile);
  const snapshot = snapshotFile === undefined ? undefined : await readJson(snapshotFile);
  const { baseUrl, store } = await serveMocks({ ...serveOptions, scenarios, snapshot }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return fail(`Port ${options.port} is in use. Stop what runs there, or choose another with PORT or --port.`);
  });
  const { scenario } = store.state.settings;
  console.log(
    `Mocks on ${baseUrl}${scenario ? `, scenario ${scenario}` : ''} · student@example.com / student123 · franchise@example.com / franchise123`,
  );
}

/** The default export of a module: a scenario, or a list of them. */
async function importScenarios(file: string): Promise<Scenario[]> {
  const module: { default?: Scenario | Scenario[] } = await import(pathToFileURL(resolve(file)).href);
  const scenarios = [module.default ?? []].flat();
  if (scenarios.length === 0 || scenarios.some(({ name }) => typeof name !== 'string'))
    throw new Error(`The default export of ${file} must be a scenario or a list of scenarios.`);
  return scenarios;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  fail(`${reason}\n\n${usage}`);
});
