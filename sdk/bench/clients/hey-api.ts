import { type OperationId, operations } from '../../src/contract.ts';
import { type Client, toOptions } from './client.ts';

const factory = (id: OperationId) => `hooks.${id}${operations[id].method === 'GET' ? 'Options' : 'Mutation'}`;

/** @hey-api/openapi-ts: one function per operation, and options for React Query from its plugin. Without its validators. */
export const heyApi: Client = {
  title: 'hey-api',
  generate: [
    ...['node_modules/.bin/openapi-ts', '--silent', '--no-log-file', '-i', 'spec.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'],
  ],
  setup: (baseUrl) => `
    import { client } from './hey-api/client.gen';
    import * as sdk from './hey-api/sdk.gen';
    client.setConfig({ baseUrl: '${baseUrl}', auth: () => 't', throwOnError: true });`,
  reference: (id) => `sdk.${id}`,
  call: ({ id, pathParams: path, body }) => `(await sdk.${id}({ ...${toOptions({ path, body }) || '{}'}, throwOnError: true })).data`,
  hooks: {
    setup: `
      import { useMutation, useQuery } from '@tanstack/react-query';
      import * as hooks from './hey-api/@tanstack/react-query.gen';`,
    reference: factory,
    use: ({ id, isQuery, pathParams: path, body, property }) =>
      isQuery
        ? `useQuery(${factory(id)}(${toOptions({ path })})).data?.${property}`
        : `useMutation(${factory(id)}()).mutate(${toOptions({ path, body }) || '{}'})`,
  },
};
