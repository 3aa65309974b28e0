/** The schemas and enums of the contract, for validation at run time. A bundle holds only the schemas that the program uses. */
export type { Issue, JsonSchema } from './check/json-schema.ts';
export { createSchema, type Schema, type ValidationOptions, type ValidationResult } from './check/schema.ts';
export * from './generated/enums.ts';
export * from './generated/schemas.ts';
