import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { build, type InlineConfig, mergeConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { type Language, languages } from '../src/lib/languages.ts';
import { workerUrl } from '../src/lib/offline-caches.ts';
import { type HeaderOptions, headerRules, imageSources } from './headers.ts';
import { headersFile, nginxConfig, redirectsFile } from './host-files.ts';
import { listPages } from './pages.ts';
import { prerender } from './prerender.ts';
import { rulesFile, serveBuild } from './serve-build.ts';

export const licensesFile = 'licenses.txt';

interface HostingOptions extends Pick<HeaderOptions, 'imageHosts' | 'reportUrl'> {
  apiUrl: string;
  buildApiUrl: string | undefined;
  hasMocks: boolean;
  configOf: (language: Language, isSsr?: boolean) => Promise<InlineConfig>;
}

/** Prerenders the pages, with data of `buildApiUrl` or else an absolute `apiUrl`, and writes the files for hosts after a build. */
export function hosting({ apiUrl, buildApiUrl, hasMocks, configOf, ...options }: HostingOptions): Plugin {
  if (!/^(?:$|\/(?!\/)|https?:\/\/\w)/.test(apiUrl))
    throw new Error(`VITE_API_URL is '${apiUrl}'. It must begin with http://, https:// or /.`);
  const apiOrigin = URL.canParse(apiUrl) ? new URL(apiUrl).origin : undefined;
  return {
    name: 'institute-hosting',
    async writeBundle({ dir: outDir = '' }, bundle) {
      const config = this.environment.getTopLevelConfig();
      const write = (path: string, text: string | Uint8Array) => {
        mkdirSync(dirname(join(outDir, path)), { recursive: true });
        writeFileSync(join(outDir, path), text);
      };
      const frame = readFileSync(join(outDir, 'document-frame.html'), 'utf8');
      write('document-frame.html', frame.replace('img-src https:', `img-src ${imageSources(options).join(' ')}`));
      // A build with development React is for tests only. Emotion then inserts styles in a way that the policy forbids.
      const policy = config.isProduction ? { apiOrigin, ...options } : undefined;
      const hashes = { scriptHashes: new Set<string>(), styleHashes: new Set<string>() };
      for (const language of languages) {
        const site = await prerender({
          language,
          config,
          serverConfig: await configOf(language, true),
          bundle: language === languages[0] ? bundle : await buildLanguage(config, await configOf(language), write),
          apiUrl: buildApiUrl || (apiOrigin && apiUrl),
          coursesUrl: hasMocks ? undefined : `${apiUrl.replace(/\/$/, '') || '/v1'}/courses`,
          policy,
        });
        for (const [path, html] of site.pages) write(path, html);
        for (const hash of site.scriptHashes) hashes.scriptHashes.add(hash);
        for (const hash of site.styleHashes) hashes.styleHashes.add(hash);
      }
      const [scriptHashes, styleHashes] = [[...hashes.scriptHashes].sort(), [...hashes.styleHashes].sort()];
      const rules = policy ? headerRules({ ...policy, scriptHashes, styleHashes }) : {};
      write(rulesFile, JSON.stringify(rules));
      if (!policy) return;
      const paths = listPages(outDir);
      const otherFiles = readdirSync(outDir).filter((name) => /^\w.*\.(?!html$)\w+$/.test(name));
      write('_headers', headersFile(rules, [...paths, ...otherFiles.map((name) => `/${name}`), '/.well-known/security.txt', workerUrl]));
      write('_redirects', redirectsFile(paths));
      const name = basename(outDir);
      write(`../build/out/${name === 'dist' ? 'nginx' : name}.conf`, nginxConfig(rules, paths));
      addFontLicense(outDir);
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(serveBuild(resolve(config.root, config.build.outDir)));
    },
  };
}

/** Builds the scripts of another language into the assets of the first one. Equal files, such as pictures, have the same name. */
async function buildLanguage(
  { root, mode }: ResolvedConfig,
  config: InlineConfig,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<Rolldown.OutputBundle> {
  const output = await build(mergeConfig(config, { root, mode, configFile: false, logLevel: 'error', build: { write: false } }));
  if (!('output' in output)) throw new Error('The build has more than one output.');
  for (const file of output.output)
    if (file.fileName.startsWith('assets/')) write(file.fileName, file.type === 'chunk' ? file.code : file.source);
  return Object.fromEntries(output.output.map((file) => [file.fileName, file]));
}

/** Appends the license of the font. Vite lists only the licenses of scripts. */
function addFontLicense(outDir: string): void {
  const font = '@fontsource-variable/anek-devanagari';
  const manifest = createRequire(import.meta.url).resolve(`${font}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8');
  appendFileSync(join(outDir, licensesFile), `\n## ${font} - ${version} (${license})\n\n${text}`);
}
