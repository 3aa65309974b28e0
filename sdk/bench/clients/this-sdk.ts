import { toPascalCase } from '../typical-calls.ts';
import { type BenchClient, batchInput, features } from './bench-client.ts';

/** The client of this repository, and its hooks. */
export const thisSdk: BenchClient = {
  title: 'this SDK',
  features: Object.fromEntries(features.map((feature) => [feature, 'yes'])),
  // One operation is as large as all of them, because an operation is a row of a table and not a function.
  bundle: (ids, hooks) =>
    hooks
      ? `import { createApi } from '@institute/sdk';
         import { ApiProvider, createQueryClient, ${ids.map((id) => `use${toPascalCase(id)}`)} } from '@institute/sdk/react';
         console.log(createApi({ baseUrl: '/v1', token: () => 't' }), ApiProvider, createQueryClient, ${ids.map((id) => `use${toPascalCase(id)}`)});`
      : `import { createApi } from '@institute/sdk';
         const api = createApi({ baseUrl: '/v1', token: () => 't' });
         console.log(${ids.length > 1 ? 'api' : `api.${ids[0]}`});`,
  calls: `
    import { createApi } from '@institute/sdk';
    export function connect(baseUrl: string) {
      const api = createApi({ baseUrl, token: () => 't' });
      return { get: () => api.listCourses(), post: () => api.createBatch(${batchInput}) };
    }`,
  types: {
    setup: `import { createApi } from '@institute/sdk'; const api = createApi({ baseUrl: '' });`,
    call: ({ id, pathParams, body, property }) => `(await api.${id}(${JSON.stringify({ ...pathParams, ...body })})).${property}`,
    hooks: {
      setup: `import * as hooks from '@institute/sdk/react';`,
      call: ({ id, isQuery, pathParams, body, property }) => {
        const input = JSON.stringify({ ...pathParams, ...body });
        return isQuery ? `hooks.use${toPascalCase(id)}(${input}).data?.${property}` : `hooks.use${toPascalCase(id)}().mutate(${input})`;
      },
    },
  },
};
