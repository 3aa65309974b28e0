import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import { paymentPage, paymentScript, paymentStyles } from './documents/payment-page.ts';
import { json } from './frame.ts';
import { createMocks, isScenario, type Mocks, resetDb, type Storage, scenarios } from './index.ts';

const usage = `pnpm mocks [--port 4010] [--data FILE] [--scenario ${Object.keys(scenarios).join('|')}] [--latency MS] [--fail SHARE]`;

/** Keeps the state in a file that is replaced whole, so that a stop in the middle never leaves half of one. */
function fileStorage(file: string): Storage {
  return {
    load: async () => {
      const text = await readFile(file, 'utf8').catch(() => undefined);
      return text === undefined ? undefined : JSON.parse(text);
    },
    save: async (state) => {
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    },
  };
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4010' },
      data: { type: 'string' },
      scenario: { type: 'string' },
      latency: { type: 'string', default: '0' },
      fail: { type: 'string', default: '0' },
    },
  });
  const { scenario } = values;
  if (scenario !== undefined && !isScenario(scenario)) throw new Error(`There is no world called '${scenario}'.`);
  const [port, latencyMs, failureRate] = [Number(values.port), Number(values.latency), Number(values.fail)];
  if (!(port > 0 && latencyMs >= 0 && failureRate >= 0 && failureRate <= 1)) throw new Error('A number is out of range.');
  return { port, latencyMs, failureRate, data: values.data, scenario };
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

const statics: Record<string, [type: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

async function answer(mocks: Mocks, reset: () => Promise<void>, request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method === 'POST' && pathname === '/__mocks/reset') {
    await reset();
    return json(200, { success: true, message: 'Back to the seed' });
  }
  const file = statics[pathname];
  if (file) return new Response(file[1](), { headers: { 'Content-Type': `${file[0]}; charset=utf-8` } });
  const found = await getResponse(mocks.handlers, request, { baseUrl: origin });
  return found ?? json(404, { success: false, message: `There is nothing at ${pathname}.` });
}

function toRequest(incoming: IncomingMessage): Request {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][],
  );
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : (incoming as unknown as BodyInit);
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

/** Node takes more than fetch does: a path of two slashes, or TRACE. */
function readRequest(incoming: IncomingMessage): Request | undefined {
  try {
    return toRequest(incoming);
  } catch {
    return undefined;
  }
}

async function serve(mocks: Mocks, reset: () => Promise<void>, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = readRequest(incoming);
  const answered = request
    ? answer(mocks, reset, request)
    : Promise.resolve(json(400, { success: false, message: 'This is no request that could be answered.' }));
  const response = await answered.catch((error: unknown) => {
    console.error(error);
    return json(500, { success: false, message: 'The mocks failed; their log says why.' });
  });
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function main(): Promise<void> {
  const { port, data, scenario, latencyMs, failureRate } = readOptions();
  const mocks = createMocks({ baseUrl: '/v1', storage: data ? fileStorage(data) : undefined, scenario });
  await mocks.store.ready;
  if (scenario) await mocks.store.use(scenario);
  await mocks.store.turn({ latencyMs, failureRate });
  const reset = async () => {
    await resetDb(mocks, scenario);
    await mocks.store.turn({ latencyMs, failureRate });
  };
  const server = createServer((incoming, outgoing) => void serve(mocks, reset, incoming, outgoing));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Stop what runs there, or choose another with PORT.` : error.message),
  );
  server.listen(port, () =>
    console.log(`Mocks on http://localhost:${port}/v1 · student@example.com / student123 · franchise@example.com / franchise123`),
  );
}

function fail(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(1);
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
