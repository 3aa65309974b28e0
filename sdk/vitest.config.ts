import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'sdk',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // In Chromium: see web/test/vitest.config.ts.
    exclude: ['**/*.browser.test.*'],
    typecheck: { enabled: true, checker: 'tsc', tsconfig: './tsconfig.json', include: ['src/**/*.test-d.ts'] },
  },
});
