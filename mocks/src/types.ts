import type { AnswerSchema } from '@institute/sdk/check';
import type { Answers, Inputs, OperationId } from '@institute/sdk/contract';
import type { Account, Db } from './db/db.ts';

/** What the spec says of an operation beyond the SDK's table. */
export interface OperationContract {
  /** Roles that may call; empty: every signed-in person. */
  roles: number[];
  /** A visitor may call too. */
  open: boolean;
  /** Inputs that are numbers, which a form sends as text. */
  numbers: string[];
  /** Status of a success. */
  status: number;
  /** Schema name by documented status; `5XX` stands for a class. */
  statuses: Partial<Record<string, AnswerSchema>>;
  /** The answer is a document. */
  html: boolean;
  /** The spec's own example, answered where there is no resolver yet. */
  example: unknown;
}

/** What a resolver gets: a request that already fits the contract, and who sent it. */
export interface Context<I> {
  db: Db;
  /** Path, query and body in one object, as the SDK's callers hand it in. */
  input: I;
  /** Whoever the token belongs to. Always there where the contract wants a token. */
  viewer: Account | undefined;
  /** Origin under which pictures and the payment page of the mocks answer, for example `http://localhost:5173`. */
  origin: string;
  /** Origin of the web app that called, to which the payment page returns. */
  appOrigin: string;
  /** The time of the request in ISO 8601. */
  now: string;
}

export type Resolver<Id extends OperationId> = (context: Context<Inputs[Id]>) => Answers[Id] | Promise<Answers[Id]>;

/** One function an operation. */
export type Resolvers<Id extends OperationId = OperationId> = { [K in Id]: Resolver<K> };
