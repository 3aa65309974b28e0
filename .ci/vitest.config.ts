import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: ['openapi', 'sdk', 'mocks', 'web', { test: { name: 'project', include: ['.ci/**/*.test.ts'], testTimeout: 60_000 } }],
  },
});
