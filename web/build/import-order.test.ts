// @vitest-environment node
import { expect, it } from 'vitest';
import { findForbiddenImports, layers, readSources } from './import-order.ts';

const sources = readSources();

it('imports go down the layers of web/src, and no area imports another', () => {
  expect(findForbiddenImports(sources)).toEqual([]);
});

it('every file of web/src belongs to a layer', () => {
  const files = [...sources.keys()].filter((file) => file !== 'vite-env.d.ts' && !layers.includes(file.split('/')[0] ?? ''));
  expect(files).toEqual([]);
});

it('names the rule that an import breaks', () => {
  const forbidden = new Map([
    ['ui/x.tsx', "import type { Y } from '../operator/y/y.ts';\nimport '../lib/z.ts';"],
    ['site/a/a.test.ts', "import { render } from '../../lib/testing.tsx';\nexport * from '../b/b.ts';\nimport '#operator/c.tsx';"],
    ['operator/a.tsx', "const page = import('#site/b.tsx');"],
    ['session/s.ts', "import { render } from '../lib/testing.tsx';"],
  ]);
  expect(findForbiddenImports(forbidden)).toEqual([
    'web/src/ui/x.tsx imports operator/y/y.ts: ui may import lib, theme and text only',
    'web/src/site/a/a.test.ts imports operator/c.tsx: site may import documents, session, ui, lib, theme and text only, and no other area',
    'web/src/operator/a.tsx imports site/b.tsx: operator may import documents, session, ui, lib, theme and text only, and no other area',
    'web/src/session/s.ts imports lib/testing.tsx: session may import ui, lib, theme and text only',
  ]);
});
