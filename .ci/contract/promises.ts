import { readFileSync } from 'node:fs';
import { readOperations } from '../../openapi/generator/operation.ts';
import { loadSpec } from '../../openapi/generator/spec.ts';
import { root } from '../lib/command.mjs';
import { type Allowed, beyond, readAllowed } from './allowed.ts';
import { unannounced } from './announced.ts';
import { breakingChanges } from './breaking.ts';
import { breakingTypes } from './breaking-types.ts';
import { wrongExamples } from './examples.ts';
import { lintProblems, staleFiles } from './fresh.ts';
import { mockRun } from './mock-run.ts';
import { unusedOperations } from './usage.ts';

/** One thing that the repository promises about its contract, and what breaks it. */
export interface Checked {
  name: string;
  problems: string[];
}

const releasedFile = `${root}openapi/released.yaml`;
const list = 'openapi/allowed.yaml';

/** Everything that can be said without a server. */
export async function checkPromises(): Promise<Checked[]> {
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  const operations = readOperations(spec);
  const allowed: Allowed = readAllowed(`${root}${list}`);
  const released = await loadSpec(releasedFile);
  const broken = [...(await breakingChanges(releasedFile, spec)), ...(await breakingTypes(released, spec))];
  const { version } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'));
  const unused = unusedOperations(
    operations.map(({ id }) => id),
    `${root}web/src`,
  );
  return [
    { name: 'The contract is lint clean', problems: await lintProblems() },
    { name: 'Generated files are fresh', problems: await staleFiles() },
    {
      name: 'Nothing breaks those who use the released contract',
      problems: beyond(
        broken,
        allowed.breaking.map(({ change }) => change),
        list,
      ),
    },
    {
      name: 'A contract that is not the released one is announced',
      problems: unannounced(released, spec, broken, `${root}.changeset`, version),
    },
    { name: 'Every example fits its schema', problems: wrongExamples(spec, operations) },
    { name: `The mocks answer all ${operations.length} operations within the contract`, problems: await mockRun(spec) },
    {
      name: 'The website uses every operation',
      problems: beyond(
        unused,
        allowed.unused.map(({ operation }) => operation),
        list,
      ),
    },
  ];
}
