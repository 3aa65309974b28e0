import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';

/** The client of openapi-fetch, typed by the contract. */
export type HttpClient = Client<paths>;

const methods = [
  'GET',
  'PUT',
  'POST',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PATCH',
  'TRACE',
  'request',
  'use',
  'eject',
] as const satisfies readonly (keyof HttpClient)[];

/** Loads openapi-fetch on first use, because most programs never use it and it is as large as the rest of the client. */
export function lazyHttpClient(options: ClientOptions): HttpClient {
  let loading: Promise<HttpClient> | undefined;
  const load = () => {
    loading ??= import('openapi-fetch').then(({ default: createClient }) => createClient<paths>(options));
    return loading;
  };
  const entries = methods.map((name) => [name, async (...args: unknown[]) => apply(await load(), name, args)]);
  // All methods return a promise, except `use` and `eject`, which return nothing.
  return Object.fromEntries(entries) as HttpClient;
}

/** Untyped, because checking the types of every method takes longer than checking the rest of the client. */
function apply(client: object, method: string, args: unknown[]): unknown {
  return Reflect.apply(Reflect.get(client, method), client, args);
}
