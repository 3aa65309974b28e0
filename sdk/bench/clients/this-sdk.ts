import { bin, root } from '../../../.ci/lib/command.mjs';
import type { Call } from '../calls.ts';
import { type Client, toPascalCase } from './client.ts';

const input = ({ pathParams, body }: Call) => JSON.stringify({ ...pathParams, ...body });

/** The client of this repository, its functions for single operations, and its hooks. */
export const thisSdk: Client = {
  title: 'this SDK',
  // Generates the schemas and the mocks' table of operations too.
  generate: [bin('tsx'), `${root}openapi/generate.ts`, 'spec.json', 'ours'],
  setup: (baseUrl) => `
    import { createApi, isApiError } from '@institute/sdk';
    const api = createApi({ baseUrl: '${baseUrl}', token: () => 't' });`,
  reference: (id) => `api.${id}`,
  single: {
    setup: (baseUrl) => `
      import * as calls from '@institute/sdk/calls';
      const client = calls.createClient({ baseUrl: '${baseUrl}', headers: { Authorization: 'Bearer t' } });`,
    reference: (id) => `() => calls.${id}(client)`,
  },
  call: (call) => `await api.${call.id}(${input(call)})`,
  narrowErrors: `
    export function explain(error: unknown) {
      if (isApiError(error, 'createPurchase'))
        switch (error.status) {
          case 409: return error.body.message;
          case 422: return error.fieldErrors.phone ?? error.body.message;
          default: return error.message;
        }
      if (isApiError(error, 'login'))
        switch (error.status) {
          case 401: return error.body.message;
          default: return error.message;
        }
    }`,
  hooks: {
    setup: `import * as hooks from '@institute/sdk/react'; console.log(hooks.ApiProvider, hooks.createQueryClient);`,
    reference: (id) => `hooks.use${toPascalCase(id)}`,
    use: (call) => {
      const hook = `hooks.use${toPascalCase(call.id)}`;
      return call.isQuery ? `${hook}(${input(call)}).data?.${call.property}` : `${hook}().mutate(${input(call)})`;
    },
  },
};
