/** The generated operations table and types, for tools that work on the contract itself, such as the mocks. */

export type { ServerErrorStatus } from './client/errors.ts';
export type { Invalidation, Operation, SecurityScheme } from './client/options.ts';
export * from './generated/enums.ts';
export type * from './generated/methods.ts';
export { type FieldErrorNames, type OperationId, operations } from './generated/operations.ts';
export type * from './generated/schema.ts';
