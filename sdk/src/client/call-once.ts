import type { OperationId } from '../generated/operations.ts';
import { ApiError, isRecord } from './errors.ts';
import { type ClientOptions, type HttpClient, request } from './http-client.ts';

/** Options of openapi-fetch for a single request, without those that the operation sets. */
export type CallInit = Omit<ClientOptions, 'baseUrl' | 'headers' | 'method' | 'body'> & { headers?: Readonly<Record<string, string>> };

/** Sends one request and resolves with the response body. Rejects with an ApiError, or with the error of `fetch`. */
export async function callOnce<Data>(id: OperationId, client: HttpClient, method: string, path: string, init?: object): Promise<Data> {
  const { data, error, response } = await request(client, method, path, init ?? {});
  if (!response.ok || (isRecord(data) && data.success === false)) throw new ApiError(id, response.status, error ?? data, response.headers);
  return data as Data;
}
