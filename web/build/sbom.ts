import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { fontManifest } from './licenses.ts';

type Manifest = Record<'name' | 'version', string> & Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;

const { ComponentBuilder } = Contrib.FromNodePackageJson.Builders;
const { ExternalReferenceFactory } = Contrib.FromNodePackageJson.Factories;
const builder = new ComponentBuilder(new ExternalReferenceFactory(), new Contrib.License.Factories.LicenseFactory(checkExpression));

/**
 * The software bill of materials of a build, in the CycloneDX format: the packages whose code or font it contains, and which of them
 * depend on which. It contains no time and no random number, so that the same build has the same text.
 * @param moduleIds Everything that is bundled.
 */
export function createSbom(moduleIds: Iterable<string>): string {
  const website = readManifest(join(import.meta.dirname, '../package.json'));
  const packages = new Map(listManifests(moduleIds).map((file) => [file, readManifest(file)]));
  packages.set(fontManifest, readManifest(fontManifest));
  const bundled = [...packages.values()].filter(({ name }) => name !== website.name);

  const root = createComponent(website, Enums.ComponentType.Application);
  const components = new Map(bundled.map((manifest) => [manifest, createComponent(manifest)]));
  for (const [manifest, component] of new Map([[website, root], ...components])) {
    const names = { ...manifest.dependencies, ...manifest.peerDependencies };
    for (const [other, { bomRef }] of components) if (other.name in names) component.dependencies.add(bomRef);
  }
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root }),
    components: new Models.ComponentRepository(components.values()),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

function createComponent(manifest: Manifest, type = Enums.ComponentType.Library): Models.Component {
  const component = builder.makeComponent(manifest, type);
  if (!component) throw new Error(`${manifest.name} has no place in the software bill of materials.`);
  component.purl = `pkg:npm/${manifest.name.replace('@', '%40')}@${manifest.version}`;
  component.bomRef.value = component.purl;
  return component;
}

/** Licenses that SPDX does not list are expressions, such as `(MIT OR Apache-2.0)`, or names. */
function checkExpression(license: string): void {
  if (!/ (?:AND|OR|WITH) /.test(license)) throw new RangeError(`${license} is no expression.`);
}

/** The package.json of the package of each module. Modules of the bundler itself begin with a null character. */
function listManifests(moduleIds: Iterable<string>): string[] {
  const folders = new Set([...moduleIds].filter((id) => !id.startsWith('\0')).map((id) => dirname(id)));
  return [...new Set([...folders].map(findManifest))];
}

/** Skips files that only set the module type of a folder. */
function findManifest(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { name, version } = readManifest(file);
    if (name && version) return file;
  }
  if (dirname(folder) === folder) throw new Error('A bundled module belongs to no package.');
  return findManifest(dirname(folder));
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}
