import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { findBasepath, type Language, languages } from '../src/lib/languages.ts';

/** In development, serves each language except the first below its path, by a separate server that starts at the first request. */
export function languageServers(configOf: (language: Language) => Promise<InlineConfig>): Plugin {
  return {
    name: 'institute-language-servers',
    configureServer({ config, httpServer, middlewares }) {
      for (const language of languages.slice(1)) {
        let server: Promise<ViteDevServer> | undefined;
        const start = async () =>
          createServer({
            ...(await configOf(language)),
            root: config.root,
            mode: config.mode,
            configFile: false,
            base: `${language.basepath}/`,
            server: { middlewareMode: true, hmr: { server: httpServer ?? undefined } },
          });
        middlewares.use(async (request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          if (findBasepath(path) !== language.basepath) return next();
          server ??= start();
          (await server).middlewares(request, response, next);
        });
        httpServer?.on('close', () => void server?.then((running) => running.close()));
      }
    },
  };
}
