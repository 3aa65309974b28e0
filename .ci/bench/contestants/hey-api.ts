import { operations } from '../../../sdk/src/contract.ts';
import { options } from '../uses.ts';
import { batch, type Contestant } from './contestant.ts';

// Its own fetch client. Lacks: retries, timeouts, errors of a class (it throws the body), checked answers, invalidation, and turning a list
// into the JSON text that createExam wants. It sends a token only where the contract asks for one, as ours does.
const imports = `import { client } from './hey-api/client.gen';`;
const configured = (baseUrl: string) => `client.setConfig({ baseUrl: ${baseUrl}, auth: () => 't', throwOnError: true });`;
const setup = imports + configured("'/v1'");
const named = (names: string[], from: string) => `import { ${names} } from './hey-api/${from}';`;
const factory = (id: string, read: boolean) => `${id}${read ? 'Options' : 'Mutation'}`;

/** @hey-api/openapi-ts: a function an operation, and options for React Query from its own plug-in. */
export const heyApi: Contestant = {
  title: 'hey-api',
  has: { 'the token goes only where the contract asks for one': 'yes', 'files and JSON texts from a plain input': 'in part' },
  bundle: (ids, hooks) => {
    const names = hooks ? ids.map((id) => factory(id, operations[id].method === 'GET')) : ids;
    return `${setup} ${named(names, hooks ? '@tanstack/react-query.gen' : 'sdk.gen')} console.log(${names});`;
  },
  calls: `
    ${imports} ${named(['listCourses', 'createBatch'], 'sdk.gen')}
    export function connect(baseUrl: string) {
      ${configured('baseUrl')}
      return {
        get: () => listCourses({ throwOnError: true }).then(({ data }) => data),
        post: () => createBatch({ throwOnError: true, body: ${batch} }).then(({ data }) => data),
      };
    }`,
  types: {
    setup: `${setup} import * as sdk from './hey-api/sdk.gen';`,
    call: ({ id, parts, body, member }) =>
      `(await sdk.${id}({ ...${options({ path: parts, body }) || '{}'}, throwOnError: true })).data.${member}`,
    hooks: {
      setup: `import { useMutation, useQuery } from '@tanstack/react-query'; import * as hooks from './hey-api/@tanstack/react-query.gen';`,
      call: ({ id, read, parts, body, member }) =>
        read
          ? `useQuery(hooks.${factory(id, read)}(${options({ path: parts })})).data?.${member}`
          : `useMutation(hooks.${factory(id, read)}()).mutate(${options({ path: parts, body }) || '{}'})`,
    },
  },
};
