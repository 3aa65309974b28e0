import { getResponse } from 'msw';
import type { Mocks } from '../core/create-mocks.ts';
import { errorBody } from '../core/errors.ts';
import { jsonResponse } from '../core/pipeline.ts';
import { paymentPage, paymentScript, paymentStyles } from '../documents/payment-page.ts';
import type { FetchHandler } from './listen.ts';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

const staticFiles: Record<string, [contentType: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

/** Serves the mocks on their own origin, with CORS, the payment page and `POST /__mocks/reset`. */
export function createFetchHandler(mocks: Mocks, reset: () => Promise<void>): FetchHandler {
  return async (request) => {
    const response = await respond(mocks, reset, request);
    const headers = { ...Object.fromEntries(response.headers), ...corsHeaders, 'Access-Control-Allow-Headers': allowedHeaders(request) };
    return new Response(response.body, { status: response.status, headers });
  };
}

/** Every header that a page wants to send. The wildcard would leave out Authorization. */
function allowedHeaders({ headers }: Request): string {
  return headers.get('Access-Control-Request-Headers') ?? 'Authorization, Content-Type';
}

async function respond(mocks: Mocks, reset: () => Promise<void>, request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method === 'POST' && pathname === '/__mocks/reset') {
    await reset();
    return jsonResponse(200, { success: true, message: 'Back to the seed' });
  }
  const file = staticFiles[pathname];
  if (file) return new Response(file[1](), { headers: { 'Content-Type': `${file[0]}; charset=utf-8` } });
  const response = await getResponse(mocks.handlers, request, { baseUrl: origin });
  return response ?? jsonResponse(404, errorBody(`There is nothing at ${pathname}.`));
}
