import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Each file has a world of its own all the same, and React and Chakra are not read anew for each: a tenth of the time.
    pool: 'vmThreads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
  },
});
