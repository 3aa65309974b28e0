import type { Operation } from './operation.ts';

/** What the mocks need of the spec beyond the SDK's table: who may call, what answers by default, which schema fits which status. */
export function emitContract(operations: Operation[]): string {
  const rows = operations.map(({ id, roles, open, numbers, status, statuses, html, example }) => {
    const row = { roles, open, numbers, status: Number(status), statuses, html, example };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  return [
    "import type { OperationId } from '@institute/sdk/contract'",
    "import type { OperationContract } from '../types.ts'",
    '',
    'export const contract: Record<OperationId, OperationContract> = {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
