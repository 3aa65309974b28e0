import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
const all = (folder: string) => ({
  ...manifest(folder).dependencies,
  ...manifest(folder).devDependencies,
  ...manifest(folder).peerDependencies,
});
const files = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated|\.test|property-tests/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }));
/** Whether a relative import leads out of its package, or for the generator and the lint rules into the checks of a server. */
const leaves = (folder: string, path: string, name: string) => {
  if (!name.startsWith('.')) return false;
  const target = posix.join(posix.dirname(path), name);
  const [home = ''] = folder.split('/');
  return (
    !target.startsWith(`${home}/`) ||
    (/generator|lint/.test(folder) && /^openapi\/(contract|repository)\//.test(target)) ||
    (folder === 'openapi/contract' && target.startsWith('openapi/repository/'))
  );
};

describe('the packages', () => {
  it('are the only folders at the top level [R-446]', () => {
    const visible = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules');
    const known =
      'AGENTS.md LICENSE README.md biome.json mocks openapi package.json pnpm-lock.yaml pnpm-workspace.yaml sdk tsconfig.base.json web';
    expect(visible.sort()).toEqual(known.split(' ').sort());
  });

  it('use TypeScript, Vitest and MSW [R-447]', () => {
    expect(manifest('.').packageManager).toMatch(/^pnpm@/);
    expect(manifest('.').devDependencies).toHaveProperty('vitest');
    // The project that uses the mocks chooses the version of MSW.
    expect(manifest('mocks').peerDependencies).toHaveProperty('msw');
    for (const folder of ['openapi', 'sdk', 'mocks', 'web']) {
      expect(JSON.parse(readFileSync(`${root}${folder}/tsconfig.json`, 'utf8')).extends).toBe('../tsconfig.base.json');
    }
    expect(JSON.parse(readFileSync(`${root}tsconfig.base.json`, 'utf8')).compilerOptions.strict).toBe(true);
    // The configuration that checks all packages is as strict. The tests of the packed packages check what it excludes.
    const { extends: base, compilerOptions, exclude } = JSON.parse(readFileSync(`${root}.ci/tsconfig.json`, 'utf8'));
    expect(base).toBe('../tsconfig.base.json');
    expect(Object.keys(compilerOptions).sort()).toEqual(['allowJs', 'checkJs', 'incremental', 'tsBuildInfoFile', 'types']);
    expect(exclude).toEqual(['../**/node_modules', '../**/dist', '../**/dist-*', '../sdk/examples', '../sdk/packaging/readme']);
  });

  it('generate the SDK with openapi-typescript and build it on openapi-fetch and React Query [R-443]', () => {
    expect(all('openapi')).toHaveProperty('openapi-typescript');
    expect(all('sdk')).toMatchObject({ 'openapi-fetch': expect.any(String), '@tanstack/react-query': expect.any(String) });
  });

  it('build the website with the SDK and the required libraries [R-445]', () => {
    const names = '@institute/sdk @tanstack/react-router @chakra-ui/react @emotion/react framer-motion react-slick dayjs'.split(' ');
    expect(Object.keys(all('web'))).toEqual(expect.arrayContaining(names));
  });

  it('import in one direction, openapi > sdk > mocks > web, and one another only by public names [R-444, R-448]', () => {
    /** The packages that a folder may name. The checks of a server use them as any team could; the generator knows none. */
    const allowed = {
      'openapi/generator': /^$/,
      'openapi/lint': /^$/,
      'openapi/contract': /^@institute\/(sdk|sdk\/(check|contract|schemas))$/,
      'openapi/repository': /^@institute\/(sdk|sdk\/(check|contract|schemas)|mocks|mocks\/node)$/,
      'sdk/src': /^$/,
      'mocks/src': /^@institute\/sdk\/(contract|schemas)$/,
      'web/src': /^@institute\/(sdk|sdk\/(check|csv|query|react|repair)|mocks\/(browser|node|panel|panel\.css))$/,
    };
    const forbidden = Object.entries(allowed).flatMap(([folder, names]) =>
      files(folder).flatMap(({ path, text }) =>
        [...text.matchAll(/(?:^(?:import|export [*{]|export type [*{]|\})[^'\n]*|\bimport\()'([^']+)'/gm)]
          .map(([, name = '']) => name)
          .filter((name) => (name.startsWith('@institute/') ? !names.test(name) : leaves(folder, path, name)))
          .map((name) => `${path} imports ${name}`),
      ),
    );
    expect(forbidden).toEqual([]);
    // Another HTTP client then needs a change in one file only.
    expect(files('sdk/src').filter(({ text }) => text.includes("from 'openapi-fetch'"))).toHaveLength(1);
  });
});
