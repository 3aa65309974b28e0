import { type OperationId, operations } from '../../src/contract.ts';
import type { TypicalCall } from '../typical-calls.ts';

/** Features to compare. Each client counts as configured here, without plugins or further code. */
export const features = [
  'retries and Retry-After in the client',
  'a timeout option',
  'the token is sent only where the contract asks for one',
  'multipart bodies and JSON strings from a plain input',
] as const;

/** The features of a client; a missing one is not supported. */
export type Features = Partial<Record<(typeof features)[number], 'yes' | 'partly'>>;

/** A client to measure. All send the same 32 operations with a bearer token and reject on an error. The code is TypeScript source text. */
export interface BenchClient {
  title: string;
  features: Features;
  /** A module that uses the given operations; with hooks, it includes what React Query needs for them. */
  bundle: (ids: OperationId[], hooks: boolean) => string | undefined;
  /** A module whose `connect(baseUrl)` returns `{ get, post }`: listCourses and createBatch. */
  calls: string;
  /** Imports and setup of the type-checked consumer, and one statement per call or hook. */
  types: { setup: string; call: (call: TypicalCall) => string; hooks?: { setup: string; call: (call: TypicalCall) => string } };
}

/** Every operationId of the contract. */
export const operationIds = Object.keys(operations) as OperationId[];

/** The input of createBatch when the overhead is measured. */
export const batchInput = '{ title: "a", time: "b", studentLimit: 1 }';
