#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCommandLine } from './run-command-line.ts';

const readJson = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** The published command `institute-contract`. The build puts the bundled contract beside it. */
await runCommandLine({
  usage: `institute-contract check --base-url URL    check a server against the institute's API contract`,
  version: readJson('../package.json').version,
  loadSpec: async () => readJson('./openapi.json'),
});
