import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '[]', __IMAGE_SOURCES__: '"https:"' },
  test: {
    name: 'web',
    // Tests that need a window begin with `@vitest-environment happy-dom`: each file has its own, which takes half a second.
    environment: 'node',
    // 'vmThreads' is faster, but the files of a worker share a window.
    pool: 'threads',
    isolate: false,
    // Nothing needs a quiet machine.
    testTimeout: 30_000,
    include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
  },
});
