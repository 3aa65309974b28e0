import type { Inputs, OperationId, Responses } from '@institute/sdk/contract';
import type { ResolverContext as Context } from './core/definition.ts';
import type { Account, Db } from './db/db.ts';

/** The argument of a resolver. The input is already validated, and token and role are checked. */
export type ResolverContext<Input> = Context<Input, Db, Account>;

/** Implements one operation: returns the response body, or throws an HttpError. */
export type Resolver<Id extends OperationId> = (context: ResolverContext<Inputs[Id]>) => Responses[Id] | Promise<Responses[Id]>;

/** One resolver per operation. */
export type Resolvers = { [Id in OperationId]: Resolver<Id> };
