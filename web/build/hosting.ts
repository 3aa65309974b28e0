import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFiles } from './compress.ts';
import { type HeaderOptions, headerRules, imageSources } from './headers.ts';
import { headersFile, nginxConfig, redirectsFile } from './host-files.ts';
import { addFontLicense } from './licenses.ts';
import { listPages } from './pages.ts';
import { prerender } from './prerender.ts';
import { createSbom } from './sbom.ts';
import { rulesFile, serveBuild } from './serve-build.ts';
import { workerFile } from './worker.ts';

interface HostingOptions extends Pick<HeaderOptions, 'imageHosts' | 'reportUrl'> {
  apiUrl: string;
  buildApiUrl: string | undefined;
  hasMocks: boolean;
}

/**
 * Prerenders the pages and writes the files for hosts after a build. The preview serves a build by the same rules.
 * The pages get their data from `buildApiUrl`, or from `apiUrl` if that is absolute.
 */
export function hosting({ apiUrl, buildApiUrl, hasMocks, ...options }: HostingOptions): Plugin {
  if (!/^(?:$|\/(?!\/)|https?:\/\/\w)/.test(apiUrl))
    throw new Error(`VITE_API_URL is '${apiUrl}'. It must begin with http://, https:// or /.`);
  const apiOrigin = URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;
  let builtFolder: string | undefined;
  return {
    name: 'institute-hosting',
    async writeBundle({ dir: outDir = '' }, bundle) {
      const config = this.environment.getTopLevelConfig();
      const write = (path: string, text: string) => {
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        writeFileSync(join(outDir, path), text);
      };
      const frame = readFileSync(join(outDir, 'document-frame.html'), 'utf8');
      write('document-frame.html', frame.replace('img-src https:', `img-src ${imageSources(options).join(' ')}`));
      // A build with development React is for tests only. Emotion then inserts styles in a way that the policy forbids.
      const policy = config.isProduction ? { apiOrigin, ...options } : undefined;
      const { pages, ...hashes } = await prerender({
        config,
        bundle,
        apiUrl: buildApiUrl || (apiOrigin && apiUrl),
        coursesUrl: hasMocks ? undefined : `${apiUrl.replace(/\/$/, '') || '/v1'}/courses`,
        policy,
      });
      for (const [path, html] of pages) write(path, html);
      const rules = policy ? headerRules({ ...policy, ...hashes }) : {};
      write(rulesFile, JSON.stringify(rules));
      if (!policy) return;
      const paths = listPages(outDir);
      const otherFiles = readdirSync(outDir).filter((name) => /^\w.*\.(?!html$)\w+$/.test(name));
      write('_headers', headersFile(rules, [...paths, ...otherFiles.map((name) => `/${name}`), '/.well-known/security.txt', workerFile]));
      write('_redirects', redirectsFile(paths));
      const name = basename(outDir);
      const isMain = name === 'dist';
      write(`../build/out/${isMain ? 'nginx' : name}.conf`, nginxConfig(rules, paths));
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      write(`../build/out/${isMain ? 'sbom' : name}.cdx.json`, createSbom(modules));
      addFontLicense(outDir);
      builtFolder = outDir;
    },
    // After the service worker is built.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error) {
        if (!error && builtFolder) compressFiles(builtFolder);
      },
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveBuild(resolve(config.root, config.build.outDir)));
    },
  };
}
