import { expect, it } from 'vitest';
import type { Spec } from '../../generator/spec.ts';
import { failuresOf, operations, runAgainst, spec } from './drifting-server.ts';
import { plants } from './plants.ts';

/** The contract with all queries, but only the mutations beside one operation: after each of them, a run reads every query again. */
function contractAround(id: string | undefined): Spec {
  const tag = operations.find((operation) => operation.id === id)?.tag;
  const paths = Object.entries(spec.paths).map(([path, methods]) => {
    const kept = Object.entries(methods).filter(
      ([method, { tags, operationId }]) => method === 'get' || operationId === 'login' || tags[0] === tag,
    );
    return [path, Object.fromEntries(kept)] as const;
  });
  return { ...spec, paths: Object.fromEntries(paths) };
}

it.each(plants.map((plant) => [`${plant.class}: ${plant.name}`, plant] as const))(
  'finds %s [R-450]',
  async (_name, { drift, options, expected }) => {
    const failures = failuresOf(await runAgainst(drift, options, contractAround(/\w+/.exec(expected.source)?.[0])));
    expect(failures).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  },
);
