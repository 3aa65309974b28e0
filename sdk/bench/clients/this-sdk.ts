import { bin, root } from '../../../.ci/lib/command.mjs';
import type { Call } from '../calls.ts';
import { type Client, toPascalCase } from './client.ts';

const input = ({ pathParams, body }: Call) => JSON.stringify({ ...pathParams, ...body });

/** The client of this repository, and its hooks. An operation is a row of a table, so one is as large as all of them. */
export const thisSdk: Client = {
  title: 'this SDK',
  // Generates the schemas and the mocks' table of operations too.
  generate: [bin('tsx'), `${root}openapi/generate.ts`, 'spec.json', 'ours'],
  setup: (baseUrl) => `import { createApi } from '@institute/sdk'; const api = createApi({ baseUrl: '${baseUrl}', token: () => 't' });`,
  reference: (id) => `api.${id}`,
  call: (call) => `await api.${call.id}(${input(call)})`,
  hooks: {
    setup: `import * as hooks from '@institute/sdk/react'; console.log(hooks.ApiProvider, hooks.createQueryClient);`,
    reference: (id) => `hooks.use${toPascalCase(id)}`,
    use: (call) => {
      const hook = `hooks.use${toPascalCase(call.id)}`;
      return call.isQuery ? `${hook}(${input(call)}).data?.${call.property}` : `${hook}().mutate(${input(call)})`;
    },
  },
};
