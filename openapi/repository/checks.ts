import { readFileSync } from 'node:fs';
import { findMismatch } from '@institute/sdk/check';
import type { OperationId } from '@institute/sdk/contract';
import { inputSchemas } from '@institute/sdk/schemas';
import { root } from '../command.ts';
import { exampleInputs } from '../contract/examples.ts';
import { responseSchema } from '../contract/live/response-schema.ts';
import { loadSpec } from '../generator/load-spec.ts';
import { type Operation, readOperations } from '../generator/operation.ts';
import { resolve, type Spec } from '../generator/spec.ts';
import { lintContract } from '../lint/lint-contract.ts';
import { findAccessChanges } from './access-changes.ts';
import { applyAllowList, readAllowList } from './allow-list.ts';
import { findBaselineProblems } from './baseline-hash.ts';
import { findBreakingHttpChanges } from './breaking-http-changes.ts';
import { findBreakingTypeChanges } from './breaking-type-changes.ts';
import { findMissingChangeset } from './changeset-check.ts';
import { findStaleFiles } from './generated-files.ts';
import { findMockProblems } from './mock-responses.ts';
import { type OperationUses, readOperationUses } from './operation-uses.ts';
import { findSdkProblems } from './sdk-requests.ts';

export interface Check {
  name: string;
  problems: string[];
  /** Milliseconds from the start of all checks. */
  ms: number;
}

const baselineFile = 'openapi/baseline.yaml';
const breakingChangesFile = 'openapi/breaking-changes.allow.yaml';
const unusedOperationsFile = 'openapi/unused-operations.allow.yaml';

/**
 * Runs every check that needs no server, in parallel. Calls `onDone` as soon as one ends. Resolves in the order of this list.
 * `mocks: false` leaves out the longest check, 650 requests to the mocks, which a test sends too.
 */
export async function runRepositoryChecks(onDone: (check: Check) => void = () => {}, { mocks = true } = {}): Promise<Check[]> {
  const started = performance.now();
  const spec = await loadSpec(`${root}openapi/openapi.yaml`);
  const baseline = await loadSpec(root + baselineFile);
  const operations = readOperations(spec);
  // Two checks need the breaking changes: the comparison with the baseline, and the changeset.
  const breaking = findBreakingChanges(baseline, spec);
  const { version } = JSON.parse(readFileSync(`${root}sdk/package.json`, 'utf8'));
  const check = async (name: string, find: () => string[] | Promise<string[]>): Promise<Check> => {
    const problems = await findOrCatch(find);
    const done = { name, problems, ms: Math.round(performance.now() - started) };
    onDone(done);
    return done;
  };
  const uses = readOperationUses(`${root}web/src`);
  return Promise.all([
    check('The contract passes its lint rules', findLintProblems),
    check('Generated files are up to date', () => findStaleFiles(spec)),
    check(`The contract has no breaking changes since ${baselineFile}`, async () =>
      applyAllowList(await breaking, readAllowList(root + breakingChangesFile, 'breaking', 'change'), breakingChangesFile),
    ),
    check('The baseline is that of a release', () => findBaselineProblems(baseline)),
    check('A changed contract has a changeset', async () =>
      findMissingChangeset(baseline, spec, await breaking, `${root}.changeset`, version),
    ),
    check('Every example matches its schema', () =>
      operations.flatMap((operation) => [...findInvalidRequests(spec, operation), ...findInvalidResponses(spec, operation)]),
    ),
    check('The SDK sends what the contract says', () => findSdkProblems(spec)),
    ...(mocks ? [check(`The mocks respond to all ${operations.length} operations within the contract`, () => findMockProblems(spec))] : []),
    check(`The website calls every operation${countHooks(operations, uses)}`, () => findWebsiteProblems(operations, uses)),
  ]);
}

/** A check that throws has found a problem. */
async function findOrCatch(find: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await find();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function findBreakingChanges(baseline: Spec, spec: Spec): Promise<string[]> {
  const found = await Promise.all([
    findBreakingHttpChanges(baseline, spec),
    findBreakingTypeChanges(baseline, spec),
    findAccessChanges(baseline, spec),
  ]);
  return found.flat();
}

function findWebsiteProblems(operations: Operation[], uses: OperationUses): string[] {
  const ids = operations.map(({ id }) => id);
  const allowed = readAllowList(root + unusedOperationsFile, 'unused', 'operation');
  return [...applyAllowList(findUnusedOperations(ids, uses), allowed, unusedOperationsFile), ...uses.problems];
}

/** How many operations the website calls by their hook, unless the check fails. */
function countHooks(operations: Operation[], uses: OperationUses): string {
  if (findWebsiteProblems(operations, uses).length > 0) return '';
  const ids = operations.map(({ id }) => id);
  return ` (${ids.filter((id) => callsHook(id, uses)).length} of ${ids.length} by its hook)`;
}

async function findLintProblems(): Promise<string[]> {
  const problems = await lintContract();
  return problems.map(({ message, ruleId, location: [place] }) => `${message} (${ruleId}, ${place?.source.absoluteRef} ${place?.pointer})`);
}

function findInvalidRequests(spec: Spec, operation: Operation): string[] {
  const id = operation.id as OperationId;
  if (!inputSchemas[id]) return [`${id} has no generated schema.`];
  return exampleInputs(spec, operation).flatMap((input) => {
    const found = findMismatch(inputSchemas[id], input);
    return found ? [`${id} request: ${found.pointer} ${found.problem}`] : [];
  });
}

function findInvalidResponses(spec: Spec, operation: Operation): string[] {
  const { id, path, method } = operation;
  const responses = spec.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const schema = responseSchema(operation, status);
    const examples = Object.entries(resolve(spec, response).content?.['application/json']?.examples ?? {});
    return examples.flatMap(([name, { value }]) => {
      const found = schema ? findMismatch(schema, value) : { pointer: '', problem: 'has no schema' };
      return found ? [`${id} ${status} ${name}: ${found.pointer} ${found.problem}`] : [];
    });
  });
}

/** Operations that a program uses neither by their hook or function, nor as `api.x`, `queries.x` or `mutations.x`. */
export function findUnusedOperations(ids: string[], uses: OperationUses): string[] {
  return ids.filter((id) => !uses.members.has(id) && !uses.hooks.has(id) && !callsHook(id, uses));
}

export function callsHook(id: string, { hooks }: OperationUses): boolean {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return hooks.has(`use${name}`) || hooks.has(`useSuspense${name}`);
}
