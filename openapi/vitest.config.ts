import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The tests of contract/ are slow and have a project of their own in .ci/vitest.config.ts.
  test: { name: 'openapi', environment: 'node', exclude: [...configDefaults.exclude, 'contract/**'] },
});
