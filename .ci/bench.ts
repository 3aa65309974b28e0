import { benchCommands } from './bench/commands.ts';
import { benchSdk } from './bench/sdk.ts';
import { benchWebsite } from './bench/website.ts';
import { fail } from './lib/command.mjs';

/** `pnpm bench` measures everything, `pnpm bench sdk` the SDK and its alternatives alone. */
const [part] = process.argv.slice(2);
if (part !== undefined && part !== 'sdk') fail(`pnpm bench takes nothing or sdk, not ${part}.`);

await benchSdk();
if (!part) {
  await benchWebsite();
  await benchCommands();
}
