import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listen } from '../../mocks/src/server/listen.ts';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string) {
  const { port, close } = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const bytes = await readFile(join(folder, name)).catch(() => undefined);
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' } });
  }, 0);
  return { url: `http://localhost:${port}/`, close };
}
