import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import pages from '../test/vitest.config.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The unit tests that Stryker runs against the mutants. */
export default defineConfig({
  root: folder(''),
  test: {
    projects: [
      { root: folder('sdk'), test: { name: 'sdk', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.browser.test.*'] } },
      {
        extends: folder('web/vitest.config.ts'),
        root: folder('web'),
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        ...pages,
        test: {
          ...pages.test,
          name: 'components',
          include: ['src/{session,site/purchase,documents/viewer}/**/*.browser.test.{ts,tsx}'],
          maxWorkers: 1,
        },
      },
    ],
  },
});
