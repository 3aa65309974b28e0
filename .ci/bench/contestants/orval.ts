import { capital, options, type Use } from '../uses.ts';
import { batch, type Contestant } from './contestant.ts';

// Its fetch client with the custom fetch of alternatives/orval-fetch.mts. Lacks: retries, timeouts, errors of a class (it throws the body),
// forms for the two calls that are JSON or multipart, the encoding of path parts, checked answers, invalidation; the token goes to every call.
const setup = `import { connect } from './orval-fetch.ts'; connect('/v1');`;
const named = (names: string[], from: string) => `import { ${names} } from './orval/${from}.ts';`;
const given = ({ parts, body }: Pick<Use, 'parts' | 'body'>) =>
  [...Object.values(parts), ...(body ? [body] : [])].map((value) => JSON.stringify(value));

/** orval: a function an operation, its path parts as arguments, and a hook from its client for React Query. */
export const orval: Contestant = {
  title: 'orval',
  has: { 'files and JSON texts from a plain input': 'in part' },
  bundle: (ids, hooks) => {
    const names = hooks ? ids.map((id) => `use${capital(id)}`) : ids;
    return `${setup} ${named(names, hooks ? 'hooks' : 'calls')} console.log(${names});`;
  },
  calls: `
    import { connect as connectTo } from './orval-fetch.ts'; ${named(['listCourses', 'createBatch'], 'calls')}
    export function connect(baseUrl: string) {
      connectTo(baseUrl);
      return { get: () => listCourses(), post: () => createBatch(${batch}) };
    }`,
  types: {
    setup: `${setup} import * as sdk from './orval/calls.ts';`,
    call: ({ id, parts, body, member }) => `(await sdk.${id}(${given({ parts, body })})).${member}`,
    hooks: {
      setup: `import * as hooks from './orval/hooks.ts';`,
      call: ({ id, read, parts, body, member }) =>
        read
          ? `hooks.use${capital(id)}(${given({ parts })}).data?.${member}`
          : `hooks.use${capital(id)}().mutate(${options({ ...parts, data: body })})`,
    },
  },
};
