import type { Measured } from './measure.ts';

/** Everything, for the console. */
export function printTables(measured: Measured[]): void {
  const table = (name: string, cells: (one: Measured) => Record<string, unknown>) => {
    console.log(name);
    console.table(Object.fromEntries(measured.map((one) => [one.title, cells(one)])));
  };
  for (const part of ['all 32 calls', 'listCourses alone', 'with hooks'] as const)
    table(`Bundled by esbuild, ${part}: bytes`, ({ sizes }) => ({ ...sizes[part] }));
  const bare = (kind: 'get' | 'post') => Math.round(measured[0]?.overhead[kind].bare ?? 0);
  table(`A call on loopback, in turns with bare fetch (GET ${bare('get')} µs, POST ${bare('post')} µs)`, ({ overhead: { get, post } }) => ({
    'GET µs': Math.round(get.microseconds),
    'to bare fetch': get.ratio.toFixed(2),
    'POST µs': Math.round(post.microseconds),
    'to bare fetch ': post.ratio.toFixed(2),
  }));
  for (const version of ['7', '5.9'] as const)
    table(`Type instantiations on TypeScript ${version}`, ({ typeCost }) => {
      const { calls, hooks, seconds } = typeCost[version];
      return {
        '20 calls': calls.own,
        'whole program': calls.whole,
        '+ 20 hooks': hooks?.own,
        'whole program ': hooks?.whole,
        'seconds of checking': seconds,
      };
    });
  table('Generation, the whole command', ({ generation }) => ({ seconds: generation }));
}
