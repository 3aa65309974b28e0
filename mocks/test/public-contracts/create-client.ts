import { getResponse } from 'msw';
import { createOpenApiMocks, type OpenApiDocument, type OpenApiMocksOptions } from '../../src/openapi.ts';

const baseUrl = 'http://public.localhost';

/** Mocks of a document, and a client of them that resolves with status and body. */
export function createClient(document: OpenApiDocument, options: Partial<OpenApiMocksOptions> = {}) {
  const { handlers, journal } = createOpenApiMocks(document, { baseUrl, ...options });
  const send = async (path: string, init: RequestInit) => {
    const response = await getResponse(handlers, new Request(baseUrl + path, init));
    const text = (await response?.text()) ?? '';
    return { status: response?.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const call = (method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) => {
    const headers = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` });
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    return send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  };
  return { call, send, journal };
}
