import { bin, root, run } from '../lib/command.mjs';
import { secondsOf } from './figures.ts';

/** Seconds of the commands that a developer waits for. */
export async function benchCommands(): Promise<void> {
  const seconds = (...command: string[]) => secondsOf(() => run(command, { quiet: true }));
  console.log('Commands, seconds');
  console.table({
    generate: await seconds(bin('tsx', 'openapi'), `${root}openapi/generate.ts`),
    typecheck: await seconds('node', '.ci/typecheck.mjs'),
    lint: await seconds(bin('biome'), 'check'),
  });
}
