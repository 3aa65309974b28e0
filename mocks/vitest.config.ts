import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests. The tests in load/ take minutes and have a configuration of their own; `npm test` runs the slow ones. */
export default defineConfig({
  test: {
    name: 'mocks',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
  },
});
