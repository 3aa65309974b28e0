import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import type * as Server from '../../src/app/entry-server.tsx';

/** Builds entry-server.tsx with the configuration of the client build, and imports it. */
export async function buildServer({ root, configFile, mode }: ResolvedConfig): Promise<typeof Server> {
  const outDir = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      configFile: configFile ?? false,
      mode,
      logLevel: 'error',
      build: { ssr: 'src/app/entry-server.tsx', outDir, copyPublicDir: false, minify: false },
      ssr: { noExternal: true },
    });
    return await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
