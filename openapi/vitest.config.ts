import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests of contract/ and peers/ are slow: they run in projects of their own, of .ci/vitest.config.ts.
  test: { name: 'openapi', environment: 'node', isolate: false, exclude: [...configDefaults.exclude, 'contract/**', 'peers/**'] },
});
