import { expect, it } from 'vitest';
import { contractAround, failuresOf, runAgainst } from './drifting-server.ts';
import { plants } from './plants.ts';

it.each(plants.map((plant) => [`${plant.class}: ${plant.name}`, plant] as const))(
  'finds %s [R-450]',
  async (_name, { drift, options, expected }) => {
    const failures = failuresOf(await runAgainst(drift, options, contractAround(expected.source, options)));
    expect(failures).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  },
);
