import { batch, type Contestant } from './contestant.ts';

/** The client of alternatives/axios-client.mts, written by hand. It has no hooks. */
export const axios: Contestant = {
  title: 'axios by hand',
  has: { 'a timeout': 'yes', 'files and JSON texts from a plain input': 'yes' },
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
      return { get: () => client.listCourses(), post: () => client.createBatch(${batch}) };
    }`,
  types: {
    setup: `import { createClient } from './axios-client.ts'; const client = createClient('', () => '');`,
    call: ({ id, parts, body, member }) => {
      const input = { ...parts, ...body };
      return `(await client.${id}(${Object.keys(input).length > 0 ? JSON.stringify(input) : ''})).${member}`;
    },
  },
};
