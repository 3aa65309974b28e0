import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The fields of a package.json that a registry serves. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package in this repository's node_modules. */
export interface InstalledPackage {
  manifest: Manifest;
  folder: string;
}

/** The named packages and all their dependencies, resolved from the folder `from`. */
export function installedPackages(names: string[], from: string): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (name: string, folders: string[]) => {
    const link = folders.map((folder) => join(folder, 'node_modules', name)).find((folder) => existsSync(join(folder, 'package.json')));
    if (!link) return;
    const folder = realpathSync(link);
    if (found.has(folder)) return;
    const manifest = readManifest(folder);
    found.set(folder, { manifest, folder });
    const dependencies = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    // pnpm installs the dependencies of a package beside it.
    for (const dependency of Object.keys(dependencies)) visit(dependency, [folder, siblingsRoot(folder, manifest.name)]);
  };
  for (const name of names) visit(name, [from]);
  return [...found.values()];
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The folder whose node_modules contains the package. */
function siblingsRoot(folder: string, name: string): string {
  return name.includes('/') ? dirname(dirname(dirname(folder))) : dirname(dirname(folder));
}
