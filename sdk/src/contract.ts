/** The generated facts, for tools that work on the contract itself, as the mocks do. */
export type * from './generated/calls.ts';
export { type OperationId, operations } from './generated/operations.ts';
export type * from './generated/schema.ts';
export type { Operation, SecurityScheme } from './types.ts';
