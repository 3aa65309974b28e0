import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '../../build/serve-build.ts';

export interface Site {
  url: string;
  /** Deploys the next release: the same website with new names of all scripts and style sheets. */
  release(): void;
  /** Removes the files with this prefix; the returned function restores them. */
  removeFiles(prefix: string): () => void;
  /** Serves the HTML of the first release from now on, as a cache might. */
  serveOldPages(): void;
  close(): void;
}

const buildFolder = join(import.meta.dirname, '../../dist-demo');

/** Serves a copy of the build, which can change while pages are open. */
export function openSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(buildFolder, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // Compressed files would be outdated after a release.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
  const firstPages = pages.map((path) => readFileSync(path));
  const server = createServer(serveBuild(folder)).listen(0);
  let releases = 0;

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      releases += 1;
      const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
      const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `r${releases}$1`)]));
      for (const path of [...pages, ...names.map((name) => join(assets, name))]) {
        let text = readFileSync(path, 'utf8');
        for (const [name, next] of renamed) text = text.replaceAll(name, next);
        writeFileSync(path, text);
      }
      for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
    },
    removeFiles(prefix) {
      const names = readdirSync(assets).filter((name) => name.startsWith(prefix));
      for (const name of names) renameSync(join(assets, name), join(folder, name));
      return () => {
        for (const name of names) renameSync(join(folder, name), join(assets, name));
      };
    },
    serveOldPages() {
      for (const [index, path] of pages.entries()) writeFileSync(path, firstPages[index] ?? '');
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
