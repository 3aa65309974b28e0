import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Each test file has a window of its own. 'vmThreads' is three times as fast, but the files of a worker share one.
    pool: 'threads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
