import { runCompiled } from './lib/compiled.mjs';

/** `pnpm generate`: writes what is made of the contract; `generate.mjs SPEC FOLDER` writes elsewhere. */
await runCompiled('generate');
