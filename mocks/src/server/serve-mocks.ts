import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import type { StateStorage } from '../core/store.ts';
import type { Mocks, MocksOptions } from '../create-mocks.ts';
import { readState } from '../snapshot.ts';
import { createHandle, Sessions } from './fetch-handler.ts';
import { listen } from './listen.ts';

export interface ServeOptions extends Omit<MocksOptions, 'baseUrl' | 'origin' | 'pathPrefix' | 'storage' | 'settings'> {
  /** Default: 0, which is any free port. */
  port?: number | undefined;
  /** The address on which it listens. Default: `localhost`, which only programs of this machine reach. `0.0.0.0` is every address. */
  host?: string | undefined;
  /**
   * Origins of the websites that may call the mocks, for example `https://www.example.com`, beside the websites on this machine. The origin
   * of a file or an empty page is `null`.
   */
  allowOrigins?: readonly string[] | undefined;
  /** File that stores the state of the default session; without it the state lives as long as the server. */
  data?: string | undefined;
  /** The value of a file that holds the result of `save()`, to start with. */
  snapshot?: unknown;
  /** Milliseconds that every response waits. Replaces the stored value. */
  latencyMs?: number | undefined;
  /** Share of the requests that fail with 503, from 0 to 1. Replaces the stored value. */
  failureRate?: number | undefined;
}

/** Mocks of one session, and the URL at which only this session responds. */
export interface ServedSession extends Mocks {
  /** URL of the API with its version prefix, for `createApi({ baseUrl })`. */
  baseUrl: string;
}

/** Mocks that listen on a port. The members of `ServedSession` belong to the default session. */
export interface ServedMocks extends ServedSession {
  /**
   * A session of its own for a test or a worker: state, scenario, faults, calls and clock. It begins at the seed or the start scenario.
   * With `origin`, the origin of the page, the page may call the mocks, and the URLs of pictures and of the payment page have this origin
   * in place of the server's.
   */
  session(name: string, options?: Pick<MocksOptions, 'origin'>): ServedSession;
  endSession(name: string): void;
  close(): Promise<void>;
}

/** Serves the mocks over HTTP. Every response is validated against the contract. Rejects when port or host is not available. */
export async function serveMocks(options: ServeOptions = {}): Promise<ServedMocks> {
  const { port = 0, host = 'localhost', allowOrigins = [], data, snapshot, latencyMs, failureRate, ...mocksOptions } = options;
  const { scenario } = mocksOptions;
  const storage = data ? fileStorage(data) : undefined;
  const settings = { ...(latencyMs !== undefined && { latencyMs }), ...(failureRate !== undefined && { failureRate }) };
  const origins = new Set(allowOrigins);
  for (const text of origins)
    if (!/^(null|[a-z][a-z\d+.-]*:\/\/[^/?#@]+)$/i.test(text))
      throw new Error(`'${text}' is not an origin such as https://www.example.com.`);
  const sessions = new Sessions({ ...mocksOptions, baseUrl: '/v1', storage, settings });
  const { mocks } = sessions.get('');
  await mocks.store.ready;
  if (scenario) await mocks.store.setScenario(scenario);
  if (snapshot !== undefined) await mocks.load(snapshot);
  await mocks.store.updateSettings(settings);
  const server = await listen(createHandle(sessions, { allowOrigins: origins, host }), port, host);
  const origin = `http://${toUrlHost(host)}:${server.port}`;
  return {
    ...mocks,
    baseUrl: `${origin}/v1`,
    session(name, ownOptions) {
      if (ownOptions?.origin) origins.add(ownOptions.origin);
      return { ...sessions.get(name, ownOptions).mocks, baseUrl: `${origin}/__mocks/sessions/${name}/v1` };
    },
    endSession: (name) => sessions.delete(name),
    close: server.close,
  };
}

/** The host in the URL of the server. For all addresses it is localhost, which works in every client of this machine. */
function toUrlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Each save replaces the whole file, so a crash never leaves half a file. */
export function fileStorage(file: string): StateStorage {
  return {
    async load() {
      if (!existsSync(file)) return undefined;
      const state = readState(await readJson(file).catch(() => undefined));
      if (!state) throw new Error(`${file} does not hold a state of these mocks. Remove it, or name another file.`);
      return state;
    },
    async save(state) {
      // No other process writes to a file of this name.
      const temporary = `${file}.${randomUUID()}.new`;
      try {
        await writeFile(temporary, JSON.stringify(state));
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}

export async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
