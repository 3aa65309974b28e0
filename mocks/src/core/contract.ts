import type { Inputs, OperationId } from '@institute/sdk/contract';
import type { Schema } from '@institute/sdk/schemas';

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
