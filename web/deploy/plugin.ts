import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { type HeaderFacts, isPage } from './headers.ts';
import { headersFile, nginxServer, readHeadersFile } from './hosts.ts';

interface DeploymentOptions {
  apiUrl: string;
  demo: boolean;
}

/** Writes the deployment files after a build, and makes the preview follow the ones of the build that it serves. */
export function deployment({ apiUrl, demo }: DeploymentOptions): Plugin {
  let outDir = '';
  return {
    name: 'institute-deployment',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const facts: HeaderFacts = {
        scriptHashes: inlineScriptHashes(readFileSync(join(outDir, 'index.html'), 'utf8')),
        apiOrigin: URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined,
        demo,
      };
      writeFileSync(join(outDir, '_headers'), headersFile(facts));
      if (demo) return;
      const written = join(outDir, '../deploy/out');
      mkdirSync(written, { recursive: true });
      writeFileSync(join(written, 'nginx.conf'), nginxServer(facts, { port: 80, root: '/var/www/institute' }));
    },
    configurePreviewServer(server) {
      followRules(server, outDir);
    },
  };
}

/** `sha256-…` of every inline script, as the policy wants it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  return scripts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

function followRules(server: PreviewServer, outDir: string): void {
  const headersFor = readHeadersFile(readFileSync(join(outDir, '_headers'), 'utf8'));
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    for (const [name, value] of headersFor(path)) response.setHeader(name, value);
    if (path === '/_headers' || (!isPage(path) && !existsSync(join(outDir, path)))) {
      response.statusCode = 404;
      return void response.end();
    }
    next();
  });
}
