import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '[]', __IMAGE_SOURCES__: '"https:"' },
  test: {
    name: 'web',
    // Tests that need a window are named `*.browser.test.*`, and run in Chromium: see test/vitest.config.ts.
    environment: 'node',
    exclude: ['**/*.browser.test.*', '**/*.slow.test.ts'],
    pool: 'threads',
    isolate: false,
    // Vitest's own 5 s for a test and 1 s for a condition are too short on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
  },
});
