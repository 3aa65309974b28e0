import type { Inputs, OperationId, Responses } from '@institute/sdk/contract';
import type { Schema } from '@institute/sdk/schemas';
import type { Account, Db } from '../db/db.ts';

export interface OperationContract<Input = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template under the base URL, for example `/course/{id}`. */
  path: string;
  /** Encoding of the body: `either` is multipart when the input holds a file, and JSON otherwise. */
  body?: 'json' | 'multipart' | 'either';
  isBodyOptional?: boolean;
  /** Inputs that are sent as a string of JSON. */
  jsonText?: readonly string[];
  /** Inputs that are numbers, which forms and URLs carry as text. */
  numbers?: readonly string[];
  /** Security schemes, any of which suffices. Without any, the operation takes no token. */
  security?: readonly string[];
  isTokenOptional?: boolean;
  /** Roles that may call; without any, every signed-in user may. */
  roles?: readonly number[];
  /** Path, query and body as one object. */
  input: Schema<Input>;
  /** Status of a success. */
  status: number;
  /** Schema by documented status; `5XX` stands for a class. */
  statuses: Readonly<Record<string, Schema<unknown>>>;
  /** A success is an HTML document. */
  html?: boolean;
  /** The example of the contract, the response of a fault without a body. */
  example?: unknown;
}

export type Contract = { readonly [Id in OperationId]: OperationContract<Inputs[Id]> };

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
