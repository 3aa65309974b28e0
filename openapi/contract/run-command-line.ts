import type { Spec } from '../generator/spec.ts';
import { checkServer } from './check-server.ts';
import { type ContractOptions, optionsHelp, parseOptions } from './options.ts';

/** The differences between the published command and the command of this repository. */
export interface CommandLine {
  /** The first lines of `--help`. */
  usage: string;
  version: string;
  loadSpec(): Promise<Spec>;
  /** Runs without a --base-url. Resolves with the exit code. */
  checkRepository?(options: ContractOptions): Promise<number>;
}

export async function runCommandLine(command: CommandLine): Promise<never> {
  const code = await run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
  // Waits until the output is written, because a pipe takes it in parts and an exit would cut it off.
  await Promise.all([process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))));
  process.exit(code);
}

async function run({ usage, version, loadSpec, checkRepository }: CommandLine): Promise<number> {
  const help = `${usage}\n\n${optionsHelp}`;
  let options: ContractOptions;
  try {
    options = parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    return 2;
  }
  if (options.help || options.version) {
    console.log(options.help ? help : version);
    return 0;
  }
  if (options.baseUrl !== undefined) return checkServer(await loadSpec(), options.baseUrl, options);
  if (checkRepository) return checkRepository(options);
  console.error(`--base-url is missing: which server?\n\n${help}`);
  return 2;
}
