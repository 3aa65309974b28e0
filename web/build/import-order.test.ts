// @vitest-environment node
import { expect, it } from 'vitest';
import { findForbiddenImports, layers, readSources } from './import-order.ts';

const sources = readSources();

it('imports go down the layers of web/src, and features import no other feature', () => {
  expect(findForbiddenImports(sources)).toEqual([]);
});

it('every file of web/src belongs to a layer', () => {
  const files = [...sources.keys()].filter((file) => file !== 'vite-env.d.ts' && !layers.includes(file.split('/')[0] ?? ''));
  expect(files).toEqual([]);
});

it('names the rule that an import breaks', () => {
  const forbidden = new Map([
    ['ui/x.tsx', "import type { Y } from '../features/y/y.ts';\nimport '../lib/z.ts';"],
    ['features/a/a.test.ts', "import { render } from '../../lib/testing.tsx';\nexport * from '../b/b.ts';\nimport '#centre/c.tsx';"],
    ['app/a.tsx', "const panel = import('../dev/panel.tsx');"],
    ['session/s.ts', "import { render } from '../lib/testing.tsx';"],
  ]);
  expect(findForbiddenImports(forbidden)).toEqual([
    'web/src/ui/x.tsx imports features/y/y.ts: ui may import lib, theme and text only',
    'web/src/features/a/a.test.ts imports features/b/b.ts: features may import centre, session, ui, lib, theme and text only, and no other feature',
    'web/src/app/a.tsx imports dev/panel.tsx: app may import routes, layouts, features, centre, session, ui, lib, theme and text only',
    'web/src/session/s.ts imports lib/testing.tsx: session may import ui, lib, theme and text only',
  ]);
});
