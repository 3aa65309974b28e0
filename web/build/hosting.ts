import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from './compress.ts';
import { headerRules } from './headers.ts';
import { headersFile, nginxConfig, redirectsFile } from './host-files.ts';
import { inlineHashes, withPolicy } from './html.ts';
import { addFontLicense } from './licenses.ts';
import { listPages } from './pages.ts';
import { prerenderPages } from './prerender/prerender-pages.ts';
import { rulesFile, serveBuild } from './serve-build.ts';

/**
 * Prerenders the pages and writes the files for hosts after a build. The preview serves a build by the same rules.
 * The pages get their data from `buildApiUrl`, or from `apiUrl` if that is absolute.
 */
export function hosting({ apiUrl, buildApiUrl, demo }: { apiUrl: string; buildApiUrl: string | undefined; demo: boolean }): Plugin {
  if (!/^(?:$|\/(?!\/)|https?:\/\/\w)/.test(apiUrl))
    throw new Error(`VITE_API_URL is '${apiUrl}'. It must begin with http://, https:// or /.`);
  const apiOrigin = URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;
  return {
    name: 'institute-hosting',
    async writeBundle({ dir: outDir = '' }, bundle) {
      const config = this.environment.getTopLevelConfig();
      const readFile = (path: string) => readFileSync(join(outDir, path), 'utf8');
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        writeFileSync(join(outDir, path), text);
      };
      const html = readFile('index.html');
      const pages = await prerenderPages({ config, html, bundle, readFile, apiUrl: buildApiUrl || (apiOrigin && apiUrl) });
      for (const [path, page] of pages) write(path, config.isProduction ? withPolicy(page, { apiOrigin, demo }) : page);
      const all = [...pages.values()].join('');
      const hashes = { scriptHashes: inlineHashes(all, 'script'), styleHashes: inlineHashes(all, 'style') };

      // A build with development React is for tests only. Emotion then inserts styles in a way that the policy forbids.
      const rules = config.isProduction ? headerRules({ ...hashes, apiOrigin, demo }) : {};
      write(rulesFile, JSON.stringify(rules));
      if (!config.isProduction) return;
      const paths = listPages(outDir);
      const otherFiles = readdirSync(outDir).filter((name) => /^\w.*\.(?!html$)\w+$/.test(name));
      write('_headers', headersFile(rules, [...paths, ...otherFiles.map((name) => `/${name}`)]));
      write('_redirects', redirectsFile(paths));
      write(`../build/out/${basename(outDir) === 'dist' ? 'nginx' : basename(outDir)}.conf`, nginxConfig(rules, paths));
      addFontLicense(outDir);
      compressFiles(outDir);
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveBuild(resolve(config.root, config.build.outDir)));
    },
  };
}
