import { capital } from '../uses.ts';
import { batch, type Contestant, features } from './contestant.ts';

/** With typed errors by field, retries, timeouts, checked answers, events without secrets, multipart and, in the hooks, invalidation. */
export const ours: Contestant = {
  title: 'this SDK',
  has: Object.fromEntries(features.map((feature) => [feature, 'yes'])),
  // One operation is as large as all: a call is a row of a table, not a function.
  bundle: (ids, hooks) =>
    hooks
      ? `import { createApi } from '@institute/sdk';
         import { ApiProvider, createQueryClient, ${ids.map((id) => `use${capital(id)}`)} } from '@institute/sdk/react';
         console.log(createApi({ baseUrl: '/v1', token: () => 't' }), ApiProvider, createQueryClient, ${ids.map((id) => `use${capital(id)}`)});`
      : `import { createApi } from '@institute/sdk';
         const api = createApi({ baseUrl: '/v1', token: () => 't' });
         console.log(${ids.length > 1 ? 'api' : `api.${ids[0]}`});`,
  calls: `
    import { createApi } from '@institute/sdk';
    export function connect(baseUrl: string) {
      const api = createApi({ baseUrl, token: () => 't' });
      return { get: () => api.listCourses(), post: () => api.createBatch(${batch}) };
    }`,
  types: {
    setup: `import { createApi } from '@institute/sdk'; const api = createApi({ baseUrl: '' });`,
    call: ({ id, parts, body, member }) => `(await api.${id}(${JSON.stringify({ ...parts, ...body })})).${member}`,
    hooks: {
      setup: `import * as hooks from '@institute/sdk/react';`,
      call: ({ id, read, parts, body, member }) => {
        const input = JSON.stringify({ ...parts, ...body });
        return read ? `hooks.use${capital(id)}(${input}).data?.${member}` : `hooks.use${capital(id)}().mutate(${input})`;
      },
    },
  },
};
