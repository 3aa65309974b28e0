import type { Call } from '../calls.ts';
import { type Client, toOptions, toPascalCase } from './client.ts';

const args = ({ pathParams, body }: Partial<Call>) =>
  [...Object.values(pathParams ?? {}), ...(body ? [body] : [])].map((value) => JSON.stringify(value)).join(', ');

/** orval: one function per operation with path parameters as arguments, and hooks, on competitors/orval-fetch.ts. */
export const orval: Client = {
  title: 'orval',
  generate: ['node_modules/.bin/orval', '--config', 'orval.config.mjs'],
  setup: (baseUrl) => `
    import { connect } from './orval-fetch.ts';
    import * as sdk from './orval/calls.ts';
    connect('${baseUrl}');`,
  reference: (id) => `sdk.${id}`,
  call: (call) => `await sdk.${call.id}(${args(call)})`,
  hooks: {
    setup: `import * as hooks from './orval/hooks.ts';`,
    reference: (id) => `hooks.use${toPascalCase(id)}`,
    use: ({ id, isQuery, pathParams, body, property }) => {
      const hook = `hooks.use${toPascalCase(id)}`;
      return isQuery
        ? `${hook}(${args({ pathParams })}).data?.${property}`
        : `${hook}().mutate(${toOptions({ ...pathParams, data: body })})`;
    },
  },
};
