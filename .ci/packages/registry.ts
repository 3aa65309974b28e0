import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { listen } from '../../mocks/src/http/listen.ts';
import type { Installed, Manifest } from './installed.ts';

interface Version {
  manifest: Manifest;
  /** The tarball's bytes. */
  pack: () => Buffer;
}

/**
 * An npm registry on a port that knows the given tarballs and packages, and nothing else: npm installs from it as it would from
 * the real one, and no network is asked.
 */
export async function startRegistry(tarballs: string[], packages: Installed[]) {
  const versions = [...tarballs.map(fromTarball), ...packages.map(fromFolder)];
  const asked: string[] = [];
  const { port, close } = await listen(async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname.slice(1));
    const file = /^-\/(.+)@([^@]+)\.tgz$/.exec(path);
    if (file) return tarball(versions, file[1] ?? '', file[2] ?? '');
    asked.push(path);
    return Response.json(...packument(versions, path, new URL(request.url).origin));
  }, 0);
  return { url: `http://localhost:${port}/`, asked, close };
}

function packument(all: Version[], name: string, origin: string): [body: object, init: ResponseInit] {
  const versions = all.filter(({ manifest }) => manifest.name === name);
  const latest = versions[0]?.manifest.version;
  if (!latest) return [{ error: 'not found' }, { status: 404 }];
  const described = versions.map(({ manifest }) => {
    const dist = { tarball: `${origin}/-/${encodeURIComponent(name)}@${manifest.version}.tgz` };
    return [manifest.version, { ...manifest, dist }];
  });
  return [{ name, 'dist-tags': { latest }, versions: Object.fromEntries(described) }, { status: 200 }];
}

function tarball(all: Version[], name: string, version: string): Response {
  const found = all.find(({ manifest }) => manifest.name === name && manifest.version === version);
  return found ? new Response(new Uint8Array(found.pack())) : new Response(null, { status: 404 });
}

function fromTarball(file: string): Version {
  const manifest = JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }));
  return { manifest, pack: () => readFileSync(file) };
}

/** From a copy, because pnpm links equal files to one, and npm unpacks no links. */
function fromFolder({ manifest, folder }: Installed): Version {
  const pack = () => {
    const place = mkdtempSync(join(tmpdir(), 'pack-'));
    cpSync(folder, join(place, 'package'), { recursive: true, filter: (source) => basename(source) !== 'node_modules' });
    return execFileSync('tar', ['-czf', '-', '-C', place, 'package'], { maxBuffer: 200_000_000 });
  };
  return { manifest, pack };
}
