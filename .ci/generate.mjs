import { generatePictures } from '../mocks/scripts/generate-pictures.mjs';
import { runCachedBundle } from '../openapi/scripts/run-cached-bundle.mjs';
import { root } from './lib/command.mjs';

/** `pnpm generate` writes all generated code into this repository; `generate.mjs SPEC FOLDER` writes it elsewhere. */
const [, , , folder = root] = process.argv;
generatePictures(folder);
await runCachedBundle('generate');
