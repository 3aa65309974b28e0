import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Isolates test files, but parses React and Chakra only once: ten times as fast.
    pool: 'vmThreads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
