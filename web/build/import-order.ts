import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const areas = ['site', 'student', 'operator'];

/** The layers of `src`, top down. A file may import its own layer and the layers below it, but no other area. */
export const layers = ['main.tsx', 'app', 'routeTree.gen.ts', 'routes', ...areas, 'documents', 'session', 'ui', 'lib', 'theme', 'text'];

export function readSources(): Map<string, string> {
  const src = join(import.meta.dirname, '../src');
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(src, name), 'utf8')]));
}

/** The imports that point up the layers, or from one area into another. Type imports count. */
export function findForbiddenImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    getImports(file, text)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `web/src/${file} imports ${imported}, which is not below it`),
  );
}

/** Paths of the imports, exports and dynamic imports of a file that begin with '.' or '#', which is `src`. */
function getImports(file: string, text: string): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([.#][^']+)'/g);
  const resolve = (path: string) => (path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path));
  return [...new Set([...specifiers].map(([, path = '']) => resolve(path)))];
}

function isAllowed(file: string, imported: string): boolean {
  const [from, to] = [getLayer(file), getLayer(imported)];
  // Only tests may import files outside of src, and only tests and test utilities may import test utilities.
  const isTest = /\.test\.tsx?$/.test(file);
  if (imported.startsWith('../')) return isTest;
  if (isTestUtility(imported) && !isTest && !isTestUtility(file)) return false;
  if (imported === 'lib/testing.tsx') return true;
  if (areas.includes(from) && areas.includes(to)) return from === to;
  return layers.indexOf(from) >= 0 && layers.indexOf(from) <= layers.indexOf(to);
}

const isTestUtility = (path: string): boolean => path.endsWith('/testing.tsx');
const getLayer = (path: string): string => path.split('/')[0] ?? '';
