import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';

/** openapi-fetch, typed by the spec. */
export type Http = Client<paths>;

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
] as const satisfies readonly (keyof Http)[];

/** openapi-fetch itself, which is loaded when it is first used: most programs never do, and it is as large as the rest of the client. */
export function lazyHttp(options: ClientOptions): Http {
  let loading: Promise<Http> | undefined;
  const load = () => {
    loading ??= import('openapi-fetch').then(({ default: createClient }) => createClient<paths>(options));
    return loading;
  };
  const late = methods.map((name) => [name, async (...input: unknown[]) => call(await load(), name, input)]);
  // Every method of openapi-fetch's client answers with a promise, but `use` and `eject`, which answer nothing.
  return Object.fromEntries(late) as Http;
}

/** Whatever method it is: to look into the types of each would take longer than to check the rest of the client. */
function call(client: object, method: string, input: unknown[]): unknown {
  return Reflect.apply(Reflect.get(client, method), client, input);
}
