import { getResponse } from 'msw';
import { paymentPage, paymentScript, paymentStyles } from '../documents/payment-page.ts';
import { json } from '../frame.ts';
import type { Mocks } from '../index.ts';
import { type Handle, refusal } from './listen.ts';

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

const statics: Record<string, [type: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

/** The mocks as a server on an origin of its own: CORS, the payment page, and `POST /__mocks/reset`. */
export function answerAs(mocks: Mocks, reset: () => Promise<void>): Handle {
  return async (request) => {
    const response = await answer(mocks, reset, request);
    return new Response(response.body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...cors } });
  };
}

async function answer(mocks: Mocks, reset: () => Promise<void>, request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method === 'POST' && pathname === '/__mocks/reset') {
    await reset();
    return json(200, { success: true, message: 'Back to the seed' });
  }
  const file = statics[pathname];
  if (file) return new Response(file[1](), { headers: { 'Content-Type': `${file[0]}; charset=utf-8` } });
  const found = await getResponse(mocks.handlers, request, { baseUrl: origin });
  return found ?? json(404, refusal(`There is nothing at ${pathname}.`));
}
