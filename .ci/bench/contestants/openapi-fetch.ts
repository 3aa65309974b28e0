import { operations } from '../../../sdk/src/contract.ts';
import { options } from '../uses.ts';
import { batch, type Contestant } from './contestant.ts';

// Both middlewares as its guide has them. Lacks: retries, timeouts, errors of a class, checked answers, invalidation,
// making forms and JSON text of an input; the token goes to every call.
const imports = `
  import createClient from 'openapi-fetch';
  import type { paths } from './openapi-typescript/schema.ts';`;
const made = (baseUrl: string) => `
  const client = createClient<paths>({ baseUrl: ${baseUrl} });
  client.use({
    onRequest({ request }) { request.headers.set('Authorization', 'Bearer t'); return request; },
    async onResponse({ response }) { if (!response.ok) throw new Error(await response.text()); },
  });`;
const setup = imports + made("'/v1'");
const hooksSetup = `
  import createHooks from 'openapi-react-query';
  const hooks = createHooks(client);`;

/** The types of openapi-typescript with openapi-fetch; hooks by openapi-react-query. A call is its path, spelled by who calls. */
export const openapiFetch: Contestant = {
  title: 'openapi-fetch',
  has: {},
  bundle: (ids, hooks) => {
    const lines = ids.map((id) => {
      const { method, path } = operations[id];
      const use = method === 'GET' ? 'useQuery' : 'useMutation';
      return hooks ? `(init) => hooks.${use}('${method.toLowerCase()}', '${path}', init)` : `(init) => client.${method}('${path}', init)`;
    });
    return `${setup}${hooks ? hooksSetup : ''} console.log(${lines});`;
  },
  calls: `
    ${imports}
    export function connect(baseUrl: string) {
      ${made('baseUrl')}
      return {
        get: () => client.GET('/courses').then(({ data }) => data),
        post: () => client.POST('/create-batch', { body: ${batch} }).then(({ data }) => data),
      };
    }`,
  types: {
    setup,
    call: ({ method, path, parts, body, member }) =>
      `(await client.${method.toUpperCase()}(${request(path, parts, body)})).data?.${member}`,
    hooks: {
      setup: hooksSetup,
      call: ({ read, method, path, parts, body, member }) =>
        read
          ? `hooks.useQuery('${method}', ${request(path, parts, body)}).data?.${member}`
          : `hooks.useMutation('${method}', '${path}').mutate(${init(parts, body) || '{}'})`,
    },
  },
};

const init = (parts: Record<string, string>, body: object | undefined) =>
  options({ params: Object.keys(parts).length > 0 ? { path: parts } : undefined, body });

const request = (path: string, parts: Record<string, string>, body: object | undefined) =>
  [`'${path}'`, init(parts, body)].filter(Boolean).join(', ');
