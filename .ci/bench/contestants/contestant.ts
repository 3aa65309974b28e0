import { type OperationId, operations } from '../../../sdk/src/contract.ts';
import type { Use } from '../uses.ts';

/** What a client can do beyond the common job without further code of its user. */
export const features = [
  'reads are tried again',
  'a timeout',
  'errors with typed texts by field',
  'an answer without the keys that the contract promises is an error',
  'the token goes only where the contract asks for one',
  'files and JSON texts from a plain input',
  'events without secrets or personal data',
  'a write reads again what it made stale',
] as const;

export type Features = Partial<Record<(typeof features)[number], 'yes' | 'in part'>>;

/** A client under measure. All do the same job: 32 calls with a bearer token that reject on a refusal. Its code is TypeScript as text. */
export interface Contestant {
  title: string;
  has: Features;
  /** A module that keeps the given calls; with hooks, also what React Query needs for them. */
  bundle: (ids: OperationId[], hooks: boolean) => string | undefined;
  /** A module whose `connect(baseUrl)` answers `{ get, post }`: listCourses and createBatch. */
  calls: string;
  /** What the consumer of the type check imports and sets up, and its statements. */
  types: { setup: string; call: (use: Use) => string; hooks?: { setup: string; call: (use: Use) => string } };
}

export const ids = Object.keys(operations) as OperationId[];

/** The input of createBatch that is sent when overhead is measured. */
export const batch = '{ title: "a", time: "b", studentLimit: 1 }';
