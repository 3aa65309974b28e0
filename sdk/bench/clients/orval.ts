import { type TypicalCall, toOptions, toPascalCase } from '../typical-calls.ts';
import { type BenchClient, batchInput } from './bench-client.ts';

// The fetch client with the custom fetch of competitors/orval-fetch.mts, which adds the token to every request.
// For the two operations with a JSON or a multipart body, it generates JSON.
const setup = `import { connect } from './orval-fetch.ts'; connect('/v1');`;
const importOf = (names: string[], from: string) => `import { ${names} } from './orval/${from}.ts';`;
const toArguments = ({ pathParams, body }: Pick<TypicalCall, 'pathParams' | 'body'>) =>
  [...Object.values(pathParams), ...(body ? [body] : [])].map((value) => JSON.stringify(value));

/** orval: one function per operation with path parameters as arguments, and hooks from its React Query client. */
export const orval: BenchClient = {
  title: 'orval',
  features: { 'multipart bodies and JSON strings from a plain input': 'partly' },
  bundle: (ids, hooks) => {
    const names = hooks ? ids.map((id) => `use${toPascalCase(id)}`) : ids;
    return `${setup} ${importOf(names, hooks ? 'hooks' : 'calls')} console.log(${names});`;
  },
  calls: `
    import { connect as connectTo } from './orval-fetch.ts'; ${importOf(['listCourses', 'createBatch'], 'calls')}
    export function connect(baseUrl: string) {
      connectTo(baseUrl);
      return { get: () => listCourses(), post: () => createBatch(${batchInput}) };
    }`,
  types: {
    setup: `${setup} import * as sdk from './orval/calls.ts';`,
    call: ({ id, pathParams, body, property }) => `(await sdk.${id}(${toArguments({ pathParams, body })})).${property}`,
    hooks: {
      setup: `import * as hooks from './orval/hooks.ts';`,
      call: ({ id, isQuery, pathParams, body, property }) =>
        isQuery
          ? `hooks.use${toPascalCase(id)}(${toArguments({ pathParams })}).data?.${property}`
          : `hooks.use${toPascalCase(id)}().mutate(${toOptions({ ...pathParams, data: body })})`,
    },
  },
};
