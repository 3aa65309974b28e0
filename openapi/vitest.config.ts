import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@institute/source', 'node', 'module'] } },
  test: { name: 'openapi', environment: 'node' },
});
