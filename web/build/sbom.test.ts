import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createSbom } from './sbom.ts';

type Component = Record<'name' | 'version' | 'purl', string> & { group?: string; licenses: unknown[] };

interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const { resolve } = createRequire(import.meta.url);
const own = (path: string) => new URL(`../${path}`, import.meta.url).pathname;
const modules = [
  '\0rolldown/runtime.js',
  own('src/main.tsx'),
  own('src/routes/_site.courses.tsx?tsr-split=component'),
  own('../sdk/src/index.ts'),
  ...['react', 'react-dom', 'react-dom/client', '@tanstack/react-router', 'dompurify'].map((name) => resolve(name)),
];
const sbom: Sbom = JSON.parse(createSbom(modules));
const find = (purl: string) => sbom.components.find((component) => component.purl.startsWith(purl));

it('lists each bundled package once, and nothing else, with version, purl and license, the same for the same build [S-23]', () => {
  expect(createSbom(modules.toReversed())).toBe(createSbom(modules));
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  const bundled = ['@institute/sdk', '@tanstack/react-router', 'dompurify', 'react', 'react-dom'];
  expect(names.sort()).toEqual(['@fontsource-variable/anek-devanagari', ...bundled]);
  for (const { group, name, version, purl, licenses } of sbom.components) {
    expect(purl).toBe(`pkg:npm/${group ? `${group.replace('@', '%40')}/` : ''}${name}@${version}`);
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(licenses, name).toHaveLength(1);
  }
  expect(find('pkg:npm/react@')?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(find('pkg:npm/dompurify@')?.licenses).toEqual([{ expression: '(MPL-2.0 OR Apache-2.0)' }]);
  expect(JSON.stringify(sbom)).not.toMatch(/pkg:npm\/(?:vite|vitest|typescript|%40biomejs)/);
});

it('describes the website, and which packages depend on which [S-23]', () => {
  const website = sbom.metadata.component;
  expect(website).toMatchObject({ type: 'application', group: '@institute', name: 'web' });
  const dependenciesOf = (purl = '') => sbom.dependencies.find(({ ref }) => ref === purl)?.dependsOn;
  expect(dependenciesOf(website.purl)).toEqual(
    expect.arrayContaining([find('pkg:npm/react@')?.purl, find('pkg:npm/%40institute/sdk@')?.purl]),
  );
  expect(dependenciesOf(find('pkg:npm/react-dom@')?.purl)).toEqual([find('pkg:npm/react@')?.purl]);
});
