import type { ViewerRecord } from './core/definition.ts';
import { createEngine, type Engine, type EngineOptions } from './core/engine.ts';
import { type ErrorMessage, errorBody, unauthorized } from './core/errors.ts';
import { stateTokenPrefix } from './core/state-resolver.ts';
import { asNode, type OpenApiDocument } from './openapi/document.ts';
import { type AnyInputs, readContract } from './openapi/read-contract.ts';

export type { OpenApiDocument } from './openapi/document.ts';

/** The data of any API: records by collection. */
export interface AnyDb {
  [collection: string]: unknown;
}

/** Options of `createOpenApiMocks`. */
export interface OpenApiMocksOptions extends EngineOptions<AnyDb> {
  /** The first data; without it every collection is empty. */
  data?: AnyDb | undefined;
  /** The body of an error, where the contract has one of its own. */
  errorBody?: (message: ErrorMessage, status: number) => unknown;
}

/**
 * Mocks of any OpenAPI 3.1 document in one piece. Operations with `x-state` are stateful, others respond with the example of the document.
 * Where an operation signs users in (`x-state: { signIn: users }`), tokens are checked, else any token will do.
 *
 * Requests and responses are validated: parameters in path and query, and bodies of `application/json` and `multipart/form-data`. A body of a
 * request is an object, and its properties are validated, also those of its `allOf`. `oneOf` allows what `anyOf` allows. Formats other than
 * `date`, `date-time`, `email`, `uri`, `uuid` and `binary`, and keywords such as `not`, `if`, `patternProperties` and `uniqueItems` are ignored.
 */
export function createOpenApiMocks(document: OpenApiDocument, options: OpenApiMocksOptions): Engine<AnyInputs, AnyDb, ViewerRecord> {
  const contract = readContract(document);
  const signIn = Object.values(contract).find(({ state }) => state?.action === 'signIn')?.state;
  return createEngine<AnyInputs, AnyDb, ViewerRecord>(
    {
      contract,
      resolvers: {},
      createDb: () => structuredClone(options.data ?? {}),
      scenarios: [],
      errorBody: options.errorBody ?? errorBody,
      findToken: (request) => findToken(document, request),
      findViewer(token, { db }) {
        if (!signIn) return undefined;
        const users: unknown = db[signIn.collection];
        const key = token.startsWith(stateTokenPrefix) ? token.slice(stateTokenPrefix.length) : undefined;
        const user = Array.isArray(users) ? users.find((candidate) => String(asNode(candidate)[signIn.key]) === key) : undefined;
        if (!user) throw unauthorized();
        return { _id: String(key) };
      },
    },
    options,
  );
}

/** A bearer token, or the API key of a security scheme. */
function findToken({ components }: OpenApiDocument, { headers, url }: Request): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (bearer) return bearer;
  for (const scheme of Object.values(asNode(asNode(components).securitySchemes)).map(asNode)) {
    const name = String(scheme.name);
    const key = scheme.in === 'header' ? headers.get(name) : scheme.in === 'query' ? new URL(url).searchParams.get(name) : null;
    if (key) return key;
  }
  return undefined;
}
