import type { Contract } from './contract.ts';
import type { Scenario } from './scenario.ts';
import type { Settings } from './settings.ts';

/** The argument of a resolver. The input is already validated, and token and role are checked. */
export interface ResolverContext<Input, Db extends object, Viewer> {
  /** Resolvers read and change it directly. */
  db: Db;
  /** Path, query and body in one object, as callers of the SDK pass it. */
  input: Input;
  /** The account that the token belongs to. Undefined only where the contract allows requests without a token, or an admin token. */
  viewer: Viewer | undefined;
  /** Origin of pictures and of the payment page, for example `http://localhost:5173`. */
  origin: string;
  /** Origin of the web app, to which the payment page returns. */
  appOrigin: string;
  /** Time of the request in ISO 8601. */
  now: string;
}

/** A token and what it is sent for. */
export interface TokenContext<Db extends object> {
  db: Db;
  settings: Settings;
  /** The security schemes of the operation. */
  security: readonly string[];
  now: string;
}

/** What every viewer has. */
export interface ViewerRecord {
  _id: string;
  role?: number | undefined;
}

/** An API for the engine: its contract, its data, and how it responds. `Inputs` holds the type of each operation's input. */
export interface ApiDefinition<Inputs, Db extends object, Viewer extends ViewerRecord> {
  contract: Contract<Inputs>;
  /** The seed; every call returns a copy. */
  createDb(): Db;
  scenarios: readonly Scenario<Db>[];
  resolvers: { readonly [Id in keyof Inputs]: (context: ResolverContext<Inputs[Id], Db, Viewer>) => unknown };
  /** The account of a token. Throws a 401 for a token that is not valid; returns undefined for one that belongs to no account. */
  findViewer(token: string, context: TokenContext<Db>): Viewer | undefined;
}
