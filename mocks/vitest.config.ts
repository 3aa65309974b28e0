import { defineConfig } from 'vitest/config';

/** Unit tests. Those in load/ take long and run in `pnpm test:long`. */
export default defineConfig({
  test: { name: 'mocks', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
