import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveBuild } from '../../build/serve-build.ts';

export interface Site {
  url: string;
  /** Puts the next release in the place of this one: the same website, every script and style sheet under another name. */
  release(): void;
  /** Loses the files whose names begin so; the returned function brings them back. */
  lose(name: string): () => void;
  /** Answers pages with those of the first release from now on, as a cache on the way may. */
  keepOldPages(): void;
  close(): void;
}

const built = join(import.meta.dirname, '../../dist-demo');

/** Serves a build of its own as the preview does, so that it can be renewed under open pages. */
export function openSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // What is compressed would have to be made anew with each release.
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
    lose(beginning) {
      const names = readdirSync(assets).filter((name) => name.startsWith(beginning));
      for (const name of names) renameSync(join(assets, name), join(folder, name));
      return () => {
        for (const name of names) renameSync(join(folder, name), join(assets, name));
      };
    },
    keepOldPages() {
      for (const [index, path] of pages.entries()) writeFileSync(path, firstPages[index] ?? '');
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
