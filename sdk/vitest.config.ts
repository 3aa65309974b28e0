import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    // Vitest's own 5 s for a test and 1 s for a condition are too few on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    // These tests run in Chromium: see web/test/vitest.config.ts.
    exclude: ['**/*.browser.test.*'],
  },
});
