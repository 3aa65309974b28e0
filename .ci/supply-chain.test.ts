import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.mjs';

const workspace = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const locks = ['', 'web/bench/lighthouse/'].map((folder) => readFileSync(`${root}${folder}pnpm-lock.yaml`, 'utf8'));
const installed = installedPackages();
const manifest = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));

/** Allowed licenses of installed packages. Review a new license before adding it. */
const licenses = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MIT OR Apache-2.0', 'MIT-0', '(MIT OR CC0-1.0)', 'Unlicense'],
  ...['(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'],
  ...['(MPL-2.0 OR Apache-2.0)', 'MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'PSF-2.0', 'CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'OFL-1.1'],
]);
/** Development tools with other licenses; no build contains them. */
const tools = { smartwrap: 'GPL-2.0', spawndamnit: 'SEE LICENSE IN LICENSE' };

it('installs only versions that have been public for a day and prove their origin as before, and only from the registry [S-23]', () => {
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(workspace) ?? [];
  expect(Number(minutes)).toBeGreaterThanOrEqual(1440);
  expect(workspace).toMatch(/^trustPolicy: no-downgrade$/m);
  expect(workspace).toMatch(/^blockExoticSubdeps: true$/m);
  expect(workspace).not.toMatch(/minimumReleaseAgeExclude|trustPolicyExclude|dangerouslyAllowAllBuilds/);
});

it('runs no install script of a package, and detects a new package with one [S-23]', () => {
  const listed = [...(/^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace)?.[1] ?? '').matchAll(/^ {2}'?([^':]+)'?: (\w+)$/gm)];
  expect(Object.fromEntries(listed.map(([, name, allowed]) => [name, allowed]))).toEqual({ esbuild: 'false', msw: 'false' });
  const withScripts = installed.filter(({ scripts }) => scripts?.preinstall ?? scripts?.install ?? scripts?.postinstall);
  expect([...new Set(withScripts.map(({ name }) => name))].sort()).toEqual(['esbuild', 'msw']);
});

it('installs from a frozen lock file that names only registry packages, each with its hash [S-23]', () => {
  expect(readFileSync(`${root}.ci/setup.mjs`, 'utf8')).toContain("'install', '--frozen-lockfile'");
  for (const lock of locks) {
    const resolutions = [...lock.matchAll(/resolution: \{(.*)\}/g)].map(([, text = '']) => text);
    expect(resolutions.length).toBeGreaterThan(20);
    expect(resolutions.filter((text) => !/^integrity: sha512-[\w+/]+=*$/.test(text))).toEqual([]);
    expect(lock.match(/resolution:/g)).toHaveLength(resolutions.length);
  }
  expect(workspace).not.toContain('registry');
});

it('pins pnpm by its hash, and installs it from a lock file with the same version and hash [S-23]', () => {
  const { packageManager } = manifest('.');
  const [, version = '', hash = ''] = /^pnpm@(\d+\.\d+\.\d+)\+sha512\.([\da-f]{128})$/.exec(packageManager) ?? [];
  const { packages } = JSON.parse(readFileSync(`${root}.ci/pnpm/package-lock.json`, 'utf8'));
  expect(packages['']).toMatchObject({ dependencies: { pnpm: version } });
  expect(packages['node_modules/pnpm']).toMatchObject({ version, integrity: `sha512-${Buffer.from(hash, 'hex').toString('base64')}` });
  for (const name of ['node_modules/@pnpm/exe.linux-x64', 'node_modules/@pnpm/exe.linux-arm64'])
    expect(packages[name]).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
  expect(manifest('.ci/pnpm').dependencies).toEqual({ pnpm: version });
  // A command for people names the same version.
  const named = readFileSync(`${root}README.md`, 'utf8').matchAll(/pnpm@([\d.]+\d)/g);
  for (const [, inReadme] of named) expect(inReadme).toBe(version);
});

it('runs nothing that a command would fetch without a lock file [S-23]', () => {
  // The examples and the scripts for the CI of other teams belong to their projects; a sequence is repeated by hand.
  const scripts = tracked.filter(
    (name) =>
      /\.(?:[cm]?[jt]s|json|ya?ml|sh)$|^\.ci\/run$/.test(name) &&
      !/^sdk\/examples\/|^openapi\/contract\/(?:ci|sequences)\/|^\.ci\/supply-chain|-lock\./.test(name),
  );
  expect(scripts).toEqual(expect.arrayContaining(['.ci/run', '.ci/setup.mjs', '.github/workflows/ci.yml', 'web/bench/pages.ts']));
  const fetching = /\b(?:npx|pnpx|bunx)\b(?! institute-)|\b(?:npm|pnpm|yarn)[', ]+(?:exec|dlx|create)\b|\bcorepack\b/;
  expect(scripts.filter((name) => fetching.test(readFileSync(root + name, 'utf8')))).toEqual([]);
});

it('runs actions by the hash of their commit, and gives no job more than it needs [S-23]', () => {
  const workflows = tracked.filter((name) => /^\.github\/workflows\/|^openapi\/contract\/ci\//.test(name));
  expect(workflows).toEqual([
    ...['.github/workflows/ci.yml', '.github/workflows/publish.yml'],
    ...['openapi/contract/ci/github-actions.yml', 'openapi/contract/ci/gitlab-ci.yml'],
  ]);
  for (const name of workflows) {
    const text = readFileSync(root + name, 'utf8');
    const uses = [...text.matchAll(/\buses: (.*)/g)].map(([, action = '']) => action);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    if (uses.length > 0) expect(text, name).toContain('\npermissions: { contents: read }\n');
    expect(text.match(/persist-credentials: false/g)?.length, name).toBe(text.match(/actions\/checkout@/g)?.length);
  }
  const [, check = '', comment = ''] = readFileSync(`${root}openapi/contract/ci/github-actions.yml`, 'utf8').split(/^ {2}\w+:$/m);
  expect(check).not.toMatch(/permissions|github\.token/);
  expect(comment).toContain('permissions: { pull-requests: write }');
  expect(comment).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(comment).not.toMatch(/checkout|npx|docker|secrets\./);
});

it('names the version of the contract package in the scripts for the CI of other teams [S-23]', () => {
  const { version } = manifest('openapi');
  for (const name of ['README.md', 'ci/github-actions.yml', 'ci/gitlab-ci.yml']) {
    const fetched = readFileSync(`${root}openapi/contract/${name}`, 'utf8').match(/(?<=\bnpx --yes )\S+/g);
    expect(fetched, name).toEqual([`@institute/contract@${version}`]);
  }
});

it('pins every dependency to one version in one place; only peer dependencies have ranges [S-23]', () => {
  for (const folder of ['.', 'openapi', 'sdk', 'mocks', 'web', '.ci/pnpm', 'web/bench/lighthouse']) {
    const { dependencies, devDependencies, pnpm } = manifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, `${folder} ${name}`).toMatch(/^(\d+\.\d+\.\d+|catalog:|workspace:\*)$/);
    expect(pnpm, folder).toBeUndefined();
    expect(existsSync(`${root}${folder}/.npmrc`), folder).toBe(false);
  }
  const keys = [...workspace.matchAll(/^(\w+):/gm)].map(([, key]) => key);
  expect(keys.join(' ')).toBe('packages pmOnFail minimumReleaseAge trustPolicy blockExoticSubdeps allowBuilds overrides catalog');
  const [, settings = ''] = /\noverrides:(.*)$/s.exec(workspace) ?? [];
  const versions = settings.matchAll(/^ {2}([^\s#].*): (\S+)$/gm);
  for (const [, name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

it('publishes packages without install scripts, and with their provenance, which only the job that publishes may sign [S-23]', () => {
  const repositories = ['openapi', 'sdk', 'mocks'].map((folder) => {
    const { publishConfig, repository, private: isPrivate } = manifest(folder);
    // The first release deletes this line and those of the packages: see 'How to release' in openapi/CONTRIBUTING.md.
    expect(isPrivate, folder).toBe(true);
    expect(publishConfig, folder).toMatchObject({ provenance: true });
    expect(repository.directory).toBe(folder);
    return repository.url;
  });
  // The registry rejects a package whose repository differs from the repository in its provenance.
  expect(new Set(repositories).size).toBe(1);
  for (const folder of ['.', 'openapi', 'sdk', 'mocks', 'web'])
    expect(Object.keys(manifest(folder).scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
  const jobs = tracked.filter((name) => /^\.github\/workflows\//.test(name)).map((name) => readFileSync(root + name, 'utf8'));
  const signing = jobs.filter((text) => text.includes('id-token'));
  expect(signing).toEqual([
    expect.stringMatching(/permissions: \{ contents: read, id-token: write \}[\s\S]+ publish -r --provenance --access public$/m),
  ]);
});

it('allows the license of every installed package [S-23]', () => {
  expect(installed.length).toBeGreaterThan(500);
  const ofTools = Object.entries(tools).map(([name, license]) => `${name}: ${license}`);
  const forbidden = installed.filter(({ name, license }) => !licenses.has(String(license)) && !ofTools.includes(`${name}: ${license}`));
  expect(forbidden.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  scripts?: Record<string, string>;
}

/** The manifest of every package in pnpm's store. */
function installedPackages(): Manifest[] {
  const store = `${root}node_modules/.pnpm`;
  return readdirSync(store).flatMap((folder) => {
    const [, name = ''] = /^(@?[^@]+)@/.exec(folder.replace('+', '/')) ?? [];
    const manifest = join(store, folder, 'node_modules', name, 'package.json');
    return name && existsSync(manifest) ? [JSON.parse(readFileSync(manifest, 'utf8'))] : [];
  });
}
