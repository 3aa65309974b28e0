import { type BenchClient, batchInput } from './bench-client.ts';

/** The hand-written client of competitors/axios-client.mts, without hooks. */
export const axios: BenchClient = {
  title: 'axios by hand',
  features: { 'a timeout option': 'yes', 'multipart bodies and JSON strings from a plain input': 'yes' },
  bundle: (ids, hooks) =>
    hooks
      ? undefined
      : `import { createClient } from './axios-client.ts';
         const client = createClient('/v1', () => 't');
         console.log(${ids.length > 1 ? 'client' : `client.${ids[0]}`});`,
  calls: `
    import { createClient } from './axios-client.ts';
    export function connect(baseUrl: string) {
      const client = createClient(baseUrl, () => 't');
      return { get: () => client.listCourses(), post: () => client.createBatch(${batchInput}) };
    }`,
  types: {
    setup: `import { createClient } from './axios-client.ts'; const client = createClient('', () => '');`,
    call: ({ id, pathParams, body, property }) => {
      const input = { ...pathParams, ...body };
      return `(await client.${id}(${Object.keys(input).length > 0 ? JSON.stringify(input) : ''})).${property}`;
    },
  },
};
