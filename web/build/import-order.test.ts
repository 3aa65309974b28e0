// @vitest-environment node
import { expect, it } from 'vitest';
import { findForbiddenImports, layers, readSources } from './import-order.ts';

it('every file of web/src belongs to a layer', () => {
  const files = [...readSources().keys()].filter((file) => file !== 'vite-env.d.ts' && !layers.includes(file.split('/')[0] ?? ''));
  expect(files).toEqual([]);
});

it('finds imports that point up the layers, or from one area into another', () => {
  const forbidden = new Map([
    ['ui/x.tsx', "import type { Y } from '../operator/y/y.ts';\nimport '../lib/z.ts';"],
    ['site/a/a.test.ts', "import { render } from '../../lib/testing.tsx';\nexport * from '../b/b.ts';\nimport '#operator/c.tsx';"],
    ['operator/a.tsx', "const page = import('#site/b.tsx');"],
    ['session/s.ts', "import { render } from '../lib/testing.tsx';"],
  ]);
  expect(findForbiddenImports(forbidden)).toEqual([
    'web/src/ui/x.tsx imports operator/y/y.ts, which is not below it',
    'web/src/site/a/a.test.ts imports operator/c.tsx, which is not below it',
    'web/src/operator/a.tsx imports site/b.tsx, which is not below it',
    'web/src/session/s.ts imports lib/testing.tsx, which is not below it',
  ]);
});
