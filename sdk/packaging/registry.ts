import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listen } from '../../mocks/src/server/listen.ts';
import type { InstalledPackage, Manifest } from './installed-packages.ts';

interface Version {
  manifest: Manifest;
  /** The tarball's bytes. */
  pack: () => Buffer;
}

/** Serves the given tarballs and packages as an npm registry on a free port, so that npm installs them without a network. */
export async function startRegistry(tarballs: string[], packages: InstalledPackage[]) {
  const versions = [...tarballs.map(fromTarball), ...packages.map(fromFolder)];
  const { port, close } = await listen(async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(1));
    const file = /^-\/(.+)@([^@]+)\.tgz$/.exec(path);
    if (file) return tarball(versions, file[1] ?? '', file[2] ?? '');
    return Response.json(...packument(versions, path, new URL(request.url).origin));
  }, 0);
  return { url: `http://localhost:${port}/`, close };
}

function packument(all: Version[], name: string, origin: string): [body: object, init: ResponseInit] {
  const versions = all.filter(({ manifest }) => manifest.name === name);
  const latest = versions[0]?.manifest.version;
  if (!latest) return [{ error: 'not found' }, { status: 404 }];
  const entries = versions.map(({ manifest }) => {
    const dist = { tarball: `${origin}/-/${encodeURIComponent(name)}@${manifest.version}.tgz` };
    return [manifest.version, { ...manifest, dist }];
  });
  return [{ name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) }, { status: 200 }];
}

function tarball(all: Version[], name: string, version: string): Response {
  const found = all.find(({ manifest }) => manifest.name === name && manifest.version === version);
  return found ? new Response(new Uint8Array(found.pack())) : new Response(null, { status: 404 });
}

function fromTarball(file: string): Version {
  const manifest = JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }));
  return { manifest, pack: () => readFileSync(file) };
}

/** Packs a copy, because pnpm hard-links files and npm cannot unpack links. */
function fromFolder({ manifest, folder }: InstalledPackage): Version {
  const pack = () => {
    const copy = mkdtempSync(join(tmpdir(), 'pack-'));
    cpSync(folder, join(copy, 'package'), { recursive: true, filter: (source) => basename(source) !== 'node_modules' });
    return execFileSync('tar', ['-czf', '-', '-C', copy, 'package'], { maxBuffer: 200_000_000 });
  };
  return { manifest, pack };
}
