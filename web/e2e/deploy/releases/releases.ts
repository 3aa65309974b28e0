import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '../../../build/serve-build.ts';

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

/** Serves a copy of the deployed build, which can change while pages are open. */
export function openSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(process.env.DEPLOYED_BUILD ?? 'dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  // Compressed files would be outdated after a release.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name));
  const firstPages = pages.map((path) => readFileSync(path));
  const serve = serveBuild(folder);
  // The files are hidden and not deleted, because a page may be loading them.
  const hidden = new Set<string>();
  const server = createServer((request, response) => {
    if (hidden.has(request.url ?? '')) request.url = '/assets/hidden.js';
    serve(request, response);
  }).listen(0);
  /** The scripts and style sheets of the current release. */
  const assetNames = () => readdirSync(assets).filter((name) => /\.(js|css)$/.test(name) && !hidden.has(`/assets/${name}`));
  let releases = 0;

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release() {
      releases += 1;
      const names = assetNames();
      const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, `r${releases}$1`)]));
      const write = (from: string, to: string) => {
        let text = readFileSync(from, 'utf8');
        for (const [name, next] of renamed) text = text.replaceAll(name, next);
        writeFileSync(to, text);
      };
      for (const [name, next] of renamed) write(join(assets, name), join(assets, next));
      for (const page of pages) write(page, page);
      for (const name of names) hidden.add(`/assets/${name}`);
    },
    removeFiles(prefix) {
      const names = assetNames().filter((name) => name.startsWith(prefix));
      for (const name of names) hidden.add(`/assets/${name}`);
      return () => {
        for (const name of names) hidden.delete(`/assets/${name}`);
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
