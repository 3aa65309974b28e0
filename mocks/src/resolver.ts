import type { Inputs, OperationId, Responses } from '@institute/sdk/contract';
import type { Account, Db } from './db/db.ts';

/** The input is already validated, and token and role are checked. */
export interface ResolverContext<Input> {
  /** Resolvers read and change it directly. */
  db: Db;
  /** Path, query and body in one object, as callers of the SDK pass it. */
  input: Input;
  /** The account that the token belongs to. Undefined only where the contract allows requests without a token, or an admin token. */
  viewer: Account | undefined;
  /** Origin of pictures and of the payment page, for example `http://localhost:5173`. */
  origin: string;
  /** Origin of the web app, to which the payment page returns. */
  appOrigin: string;
  /** Time of the request in ISO 8601. */
  now: string;
}

/** Returns the response body, or throws an HttpError. */
export type Resolver<Id extends OperationId> = (context: ResolverContext<Inputs[Id]>) => Responses[Id] | Promise<Responses[Id]>;

export type Resolvers = { [Id in OperationId]: Resolver<Id> };
