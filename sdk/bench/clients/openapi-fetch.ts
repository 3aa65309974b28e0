import { operations } from '../../src/contract.ts';
import type { Call } from '../calls.ts';
import { type Client, toOptions } from './client.ts';

const init = ({ pathParams, body }: Call) =>
  toOptions({ params: Object.keys(pathParams).length > 0 ? { path: pathParams } : undefined, body });
const args = (call: Call) => [`'${call.path}'`, init(call)].filter(Boolean).join(', ');

/** openapi-fetch on the types of openapi-typescript, with the middlewares of its guide, and hooks by openapi-react-query. */
export const openapiFetch: Client = {
  title: 'openapi-fetch',
  generate: ['node_modules/.bin/openapi-typescript', 'spec.json', '-o', 'openapi-typescript/schema.ts'],
  setup: (baseUrl) => `
    import createClient from 'openapi-fetch';
    import type { paths } from './openapi-typescript/schema.ts';
    const client = createClient<paths>({ baseUrl: '${baseUrl}' });
    client.use({
      onRequest({ request }) { request.headers.set('Authorization', 'Bearer t'); return request; },
      async onResponse({ response }) { if (!response.ok) throw new Error(await response.text()); },
    });`,
  reference: (id) => `(init) => client.${operations[id].method}('${operations[id].path}', init)`,
  call: (call) => `(await client.${call.method}(${args(call)})).data`,
  hooks: {
    setup: `import createHooks from 'openapi-react-query'; const hooks = createHooks(client);`,
    reference: (id) => {
      const { method, path } = operations[id];
      return `(init) => hooks.${method === 'GET' ? 'useQuery' : 'useMutation'}('${method.toLowerCase()}', '${path}', init)`;
    },
    use: (call) => {
      const method = `'${call.method.toLowerCase()}'`;
      return call.isQuery
        ? `hooks.useQuery(${method}, ${args(call)}).data?.${call.property}`
        : `hooks.useMutation(${method}, '${call.path}').mutate(${init(call) || '{}'})`;
    },
  },
};
