import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['source', 'node', 'module'] } },
  test: { name: 'mocks', environment: 'node' },
});
