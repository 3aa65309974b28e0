import type { Operation } from './operation.ts';

/** The facts of the spec that only the mocks need: who may call, the default response, and the schema for each status. */
export function emitContract(operations: Operation[]): string {
  const rows = operations.map(({ id, roles, isTokenOptional, numbers, status, statuses, html, example }) => {
    const row = { roles, isTokenOptional, numbers, status: Number(status), statuses, html, example };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  return [
    "import type { OperationId } from '@institute/sdk/contract'",
    "import type { OperationContract } from '../core/types.ts'",
    '',
    '/** The facts of the spec that only the mocks need, by operationId. */',
    'export const contract: Record<OperationId, OperationContract> = {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
