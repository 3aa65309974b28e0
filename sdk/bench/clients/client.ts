import type { OperationId } from '../../src/contract.ts';
import type { Call } from '../calls.ts';

/**
 * A client to measure. All send the same 32 operations with the bearer token 't' and reject on an error response. Texts are TypeScript
 * of a module in the sandbox.
 */
export interface Client {
  title: string;
  /** The command that generates the client from spec.json, in the sandbox. */
  generate: string[];
  /** Imports and configuration. */
  setup: (baseUrl: string) => string;
  /** An expression that makes a bundler include the operation. */
  reference: (id: OperationId) => string;
  /** A smaller client for a page with one operation, if there is one. */
  single?: Pick<Client, 'setup' | 'reference'>;
  /** An expression that sends a call and awaits the response body. */
  call: (call: Call) => string;
  /** A function that narrows the errors of two operations by status, if the client can. */
  narrowErrors?: string;
  hooks: {
    /** Further imports and configuration. */
    setup: string;
    reference: (id: OperationId) => string;
    /** An expression that renders a hook and reads its data, or mutates. */
    use: (call: Call) => string;
  };
}

/** `createBatch` as `CreateBatch`, for the name of a hook. */
export const toPascalCase = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** An object literal without its empty members; an empty string when all are empty. */
export function toOptions(members: Record<string, object | string | undefined>): string {
  const present = Object.entries(members).filter(([, value]) => value && Object.keys(value).length > 0);
  return present.length > 0 ? JSON.stringify(Object.fromEntries(present)) : '';
}
