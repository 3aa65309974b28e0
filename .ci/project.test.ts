import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findForbiddenImports, readSources } from '../web/build/import-order.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
const all = (folder: string) => ({
  ...manifest(folder).dependencies,
  ...manifest(folder).devDependencies,
  ...manifest(folder).peerDependencies,
});
const sources = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated|\.test/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));

describe('the packages', () => {
  it('are the only folders at the top level [R-446]', () => {
    const visible = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules');
    expect(visible.sort()).toEqual(
      [
        'LICENSE',
        'README.md',
        'biome.json',
        'mocks',
        'openapi',
        'package.json',
        'pnpm-lock.yaml',
        'pnpm-workspace.yaml',
        'sdk',
        'tsconfig.base.json',
        'web',
      ].sort(),
    );
  });

  it('use TypeScript, Vitest and MSW [R-447]', () => {
    expect(manifest('.').packageManager).toMatch(/^pnpm@/);
    expect(manifest('.').devDependencies).toHaveProperty('vitest');
    // Whoever uses the mocks chooses the version.
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
    const names = [
      '@institute/sdk',
      '@tanstack/react-router',
      '@chakra-ui/react',
      '@emotion/react',
      'framer-motion',
      'react-slick',
      'dayjs',
    ];
    expect(Object.keys(all('web'))).toEqual(expect.arrayContaining(names));
  });

  it('import in one direction: the generator from no package, the SDK from no app, the mocks only from the contract, the website only from public entry points [R-444, R-448]', () => {
    const imports = (folder: string) =>
      sources(folder).flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name));
    // What it writes names packages; what it imports may not.
    expect(imports('openapi/generator').filter((name) => /^\.\.\/.*(sdk|mocks|web|contract)\//.test(name))).toEqual([]);
    expect(imports('sdk/src').filter((name) => /@institute|mocks|web\//.test(name))).toEqual([]);
    const institute = (folder: string) => [...new Set(imports(folder).filter((name) => name.startsWith('@institute')))].sort();
    expect(institute('mocks/src')).toEqual(['@institute/sdk/contract', '@institute/sdk/schemas']);
    expect(
      institute('web/src').filter(
        (name) => !/^@institute\/(sdk|sdk\/(check|csv|query|react)|mocks\/(browser|panel|panel\.css))$/.test(name),
      ),
    ).toEqual([]);
    expect(findForbiddenImports(readSources())).toEqual([]);
    // So that another HTTP client would touch one file.
    expect(sources('sdk/src').filter((text) => text.includes("from 'openapi-fetch'"))).toHaveLength(1);
  });
});
