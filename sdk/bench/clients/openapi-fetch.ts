import { operations } from '../../src/contract.ts';
import { toOptions } from '../typical-calls.ts';
import { type BenchClient, batchInput } from './bench-client.ts';

// With the middlewares of its guide: one adds the token to every request, the other throws on an error response.
const imports = `
  import createClient from 'openapi-fetch';
  import type { paths } from './openapi-typescript/schema.ts';`;
const create = (baseUrl: string) => `
  const client = createClient<paths>({ baseUrl: ${baseUrl} });
  client.use({
    onRequest({ request }) { request.headers.set('Authorization', 'Bearer t'); return request; },
    async onResponse({ response }) { if (!response.ok) throw new Error(await response.text()); },
  });`;
const setup = imports + create("'/v1'");
const hooksSetup = `
  import createHooks from 'openapi-react-query';
  const hooks = createHooks(client);`;

/** openapi-fetch on the types of openapi-typescript, with hooks by openapi-react-query. Calls name the path. */
export const openapiFetch: BenchClient = {
  title: 'openapi-fetch',
  features: {},
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
      ${create('baseUrl')}
      return {
        get: () => client.GET('/courses').then(({ data }) => data),
        post: () => client.POST('/create-batch', { body: ${batchInput} }).then(({ data }) => data),
      };
    }`,
  types: {
    setup,
    call: ({ method, path, pathParams, body, property }) =>
      `(await client.${method.toUpperCase()}(${request(path, pathParams, body)})).data?.${property}`,
    hooks: {
      setup: hooksSetup,
      call: ({ isQuery, method, path, pathParams, body, property }) =>
        isQuery
          ? `hooks.useQuery('${method}', ${request(path, pathParams, body)}).data?.${property}`
          : `hooks.useMutation('${method}', '${path}').mutate(${init(pathParams, body) || '{}'})`,
    },
  },
};

const init = (pathParams: Record<string, string>, body: object | undefined) =>
  toOptions({ params: Object.keys(pathParams).length > 0 ? { path: pathParams } : undefined, body });

const request = (path: string, pathParams: Record<string, string>, body: object | undefined) =>
  [`'${path}'`, init(pathParams, body)].filter(Boolean).join(', ');
