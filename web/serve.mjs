import { existsSync } from 'node:fs';
import { createServer, preview } from 'vite';

/** `node serve.mjs dev` or `node serve.mjs preview`: Vite with one line of output and clear errors. */
const [mode, outDir = 'dist'] = process.argv.slice(2);

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {Error} error */
function handleError(error) {
  const port = /port (\d+) is already in use/i.exec(error.message)?.[1];
  fail(port ? `Port ${port} is in use. Stop what runs there, or choose another with PORT.` : error.message);
}

async function serveDev() {
  const server = await createServer({ clearScreen: false, logLevel: 'warn' });
  await server.listen();
  const mocked = server.config.define?.__MOCKS__ === 'true';
  const accounts = !mocked ? '' : ' · sign in as student@example.com / student123 or franchise@example.com / franchise123';
  console.log(`Open http://localhost:${server.config.server.port}${accounts}`);
}

async function servePreview() {
  if (!existsSync(`${outDir}/index.html`)) fail('There is nothing to preview yet. Run `pnpm build` first.');
  const server = await preview({ logLevel: 'warn', build: { outDir } });
  console.log(`Open http://localhost:${server.config.preview.port}`);
}

await (mode === 'preview' ? servePreview() : serveDev()).catch(handleError);
