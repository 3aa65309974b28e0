import { readFileSync } from 'node:fs';
import { loadSpec } from '../../generator/load-spec.ts';
import { readOperations } from '../../generator/operation.ts';
import { bin, root, runCommand } from '../command.ts';
import { applyAllowList, readAllowList } from './allow-list.ts';
import { findBreakingHttpChanges } from './breaking-http-changes.ts';
import { findBreakingTypeChanges } from './breaking-type-changes.ts';
import { findMissingChangeset } from './changeset-check.ts';
import { findStaleFiles } from './generated-files.ts';
import { findInvalidExamples } from './invalid-examples.ts';
import { findMockProblems } from './mocks-check.ts';
import { findOperationsCalledByHook, findUnusedOperations } from './unused-operations.ts';

/** A check of the repository. It passes if it has no problems. */
export interface Check {
  name: string;
  problems: string[];
}

const baselineFile = 'openapi/baseline.yaml';
const breakingChangesFile = 'openapi/breaking-changes.allow.yaml';
const unusedOperationsFile = 'openapi/unused-operations.allow.yaml';

/** Runs every check that needs no server. */
export async function runRepositoryChecks(): Promise<Check[]> {
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  const baseline = await loadSpec(root + baselineFile);
  const operations = readOperations(spec);
  const breaking = [...(await findBreakingHttpChanges(root + baselineFile, spec)), ...(await findBreakingTypeChanges(baseline, spec))];
  const allowedBreaking = readAllowList(root + breakingChangesFile, 'breaking', 'change');
  const { version } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'));
  const ids = operations.map(({ id }) => id);
  return [
    { name: 'The contract passes its lint rules', problems: await findLintProblems() },
    { name: 'Generated files are up to date', problems: await findStaleFiles() },
    {
      name: `The contract has no breaking changes since ${baselineFile}`,
      problems: applyAllowList(breaking, allowedBreaking, breakingChangesFile),
    },
    {
      name: 'A changed contract has a changeset',
      problems: findMissingChangeset(baseline, spec, breaking, `${root}.changeset`, version),
    },
    { name: 'Every example matches its schema', problems: findInvalidExamples(spec, operations) },
    { name: `The mocks respond to all ${operations.length} operations within the contract`, problems: await findMockProblems(spec) },
    checkWebsite(ids, `${root}web/src`),
  ];
}

/** The name counts the operations that the website calls by their hook, unless the check fails. */
function checkWebsite(ids: string[], folder: string): Check {
  const allowed = readAllowList(root + unusedOperationsFile, 'unused', 'operation');
  const problems = applyAllowList(findUnusedOperations(ids, folder), allowed, unusedOperationsFile);
  const count = problems.length > 0 ? '' : ` (${findOperationsCalledByHook(ids, folder).length} of ${ids.length} by its hook)`;
  return { name: `The website calls every operation${count}`, problems };
}

async function findLintProblems(): Promise<string[]> {
  const { code, output } = await runCommand([bin('tsx'), 'openapi/lint.ts']);
  return code === 0 ? [] : [output];
}
