import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  resolve: { conditions: ['@institute/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@institute/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
