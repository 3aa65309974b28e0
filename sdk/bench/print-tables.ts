import type { Measured } from './measure.ts';

/** Prints all figures as tables of the console. */
export function printTables(measured: Measured[]): void {
  const table = (name: string, cells: (one: Measured) => Record<string, unknown>) => {
    console.log(name);
    console.table(Object.fromEntries(measured.map((one) => [one.title, cells(one)])));
  };
  for (const part of ['all 32 operations', 'listCourses alone', 'with hooks'] as const)
    table(`Bundled by esbuild, ${part}: bytes`, ({ sizes }) => ({ ...sizes[part] }));
  const bare = (kind: 'get' | 'post') => Math.round(measured[0]?.overhead[kind].bare ?? 0);
  table(`A request on loopback (fetch: GET ${bare('get')} µs, POST ${bare('post')} µs)`, ({ overhead: { get, post } }) => ({
    'GET µs': Math.round(get.microseconds),
    '× fetch': get.ratio.toFixed(2),
    'POST µs': Math.round(post.microseconds),
    '× fetch ': post.ratio.toFixed(2),
  }));
  for (const version of ['7', '5.9'] as const)
    table(`Type instantiations on TypeScript ${version}`, ({ typeCost }) => {
      const { calls, hooks, seconds } = typeCost[version];
      return {
        '20 calls': calls.own,
        'whole program': calls.whole,
        '+ 20 hooks': hooks?.own,
        'whole program ': hooks?.whole,
        'check time, s': seconds,
      };
    });
  table('Code generation, the whole command', ({ generation }) => ({ seconds: generation }));
}
