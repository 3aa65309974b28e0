import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: ['openapi', 'sdk', 'mocks', 'web', { test: { name: 'project', include: ['.ci/**/*.test.ts'] } }],
  },
});
