import { setUp } from './setup.mjs';

// `npm test` on a machine with nothing but Node and npm. The contract's checks generate, and fail when that changes a file.
await setUp({ generate: false });
const { tsImport } = await import('tsx/esm/api');
await tsImport('./test.ts', import.meta.url);
