import { operations } from '../../src/contract.ts';
import { toOptions } from '../typical-calls.ts';
import { type BenchClient, batchInput } from './bench-client.ts';

// The default fetch client, without its validators. It does not turn the array of createExam into a JSON string.
const imports = `import { client } from './hey-api/client.gen';`;
const configure = (baseUrl: string) => `client.setConfig({ baseUrl: ${baseUrl}, auth: () => 't', throwOnError: true });`;
const setup = imports + configure("'/v1'");
const importOf = (names: string[], from: string) => `import { ${names} } from './hey-api/${from}';`;
const factory = (id: string, isQuery: boolean) => `${id}${isQuery ? 'Options' : 'Mutation'}`;

/** @hey-api/openapi-ts: one function per operation, and options for React Query from its plugin. */
export const heyApi: BenchClient = {
  title: 'hey-api',
  features: {
    'the token is sent only where the contract asks for one': 'yes',
    'multipart bodies and JSON strings from a plain input': 'partly',
  },
  bundle: (ids, hooks) => {
    const names = hooks ? ids.map((id) => factory(id, operations[id].method === 'GET')) : ids;
    return `${setup} ${importOf(names, hooks ? '@tanstack/react-query.gen' : 'sdk.gen')} console.log(${names});`;
  },
  calls: `
    ${imports} ${importOf(['listCourses', 'createBatch'], 'sdk.gen')}
    export function connect(baseUrl: string) {
      ${configure('baseUrl')}
      return {
        get: () => listCourses({ throwOnError: true }).then(({ data }) => data),
        post: () => createBatch({ throwOnError: true, body: ${batchInput} }).then(({ data }) => data),
      };
    }`,
  types: {
    setup: `${setup} import * as sdk from './hey-api/sdk.gen';`,
    call: ({ id, pathParams, body, property }) =>
      `(await sdk.${id}({ ...${toOptions({ path: pathParams, body }) || '{}'}, throwOnError: true })).data.${property}`,
    hooks: {
      setup: `import { useMutation, useQuery } from '@tanstack/react-query'; import * as hooks from './hey-api/@tanstack/react-query.gen';`,
      call: ({ id, isQuery, pathParams, body, property }) =>
        isQuery
          ? `useQuery(hooks.${factory(id, isQuery)}(${toOptions({ path: pathParams })})).data?.${property}`
          : `useMutation(hooks.${factory(id, isQuery)}()).mutate(${toOptions({ path: pathParams, body }) || '{}'})`,
    },
  },
};
