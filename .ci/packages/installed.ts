import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package's own description, as far as a registry hands it on. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package that is installed here. */
export interface Installed {
  manifest: Manifest;
  folder: string;
}

/** The packages of these names and everything that they need, as they are installed beside `from`. */
export function installedPackages(names: string[], from: string): Installed[] {
  const found = new Map<string, Installed>();
  const visit = (name: string, places: string[]) => {
    const place = places.map((folder) => join(folder, 'node_modules', name)).find((folder) => existsSync(join(folder, 'package.json')));
    if (!place) return;
    const folder = realpathSync(place);
    if (found.has(folder)) return;
    const manifest = readManifest(folder);
    found.set(folder, { manifest, folder });
    const needed = { ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies };
    // pnpm puts what a package needs beside it.
    for (const dependency of Object.keys(needed)) visit(dependency, [folder, besides(folder, manifest.name)]);
  };
  for (const name of names) visit(name, [from]);
  return [...found.values()];
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** The folder that holds the node_modules in which a package lies. */
function besides(folder: string, name: string): string {
  return name.includes('/') ? dirname(dirname(dirname(folder))) : dirname(dirname(folder));
}
