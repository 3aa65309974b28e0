import type { Operation } from './operation.ts';

/** The mocks' table of the spec: roles, numeric inputs, the schema for each status, and the example that replaces a missing resolver. */
export function emitContract(operations: Operation[]): string {
  const rows = operations.map(({ id, roles, isTokenOptional, numbers, status, statuses, html, example }) => {
    const row = { roles, isTokenOptional, numbers, status: Number(status), statuses, html, example };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  return [
    "import type { OperationId } from '@institute/sdk/contract'",
    "import type { OperationContract } from '../core/types.ts'",
    '',
    "/** What the spec says about each operation beyond the SDK's operations table, by operationId. */",
    'export const contract: Record<OperationId, OperationContract> = {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
