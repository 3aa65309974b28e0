import type { DraftResponse } from './validate-response.ts';

/** Without `isHtml`, a text is an HTML document and everything else JSON. */
export function draftResponse(status: number, body: unknown, isHtml = typeof body === 'string'): DraftResponse {
  return { status, body, contentType: isHtml ? 'text/html; charset=utf-8' : 'application/json' };
}

/** A browser that opens such a response runs and loads nothing of it. */
export const untrustedHeaders = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
};

export function toResponse({ status, contentType, body }: DraftResponse, headers: Readonly<Record<string, string>> = {}): Response {
  if (body === undefined) return new Response(null, { status, headers });
  const text = contentType === 'application/json' ? JSON.stringify(body) : String(body);
  const isHtml = contentType.startsWith('text/html');
  return new Response(text, { status, headers: { 'Content-Type': contentType, ...(isHtml && untrustedHeaders), ...headers } });
}

export function jsonResponse(status: number, body: unknown): Response {
  return toResponse({ status, contentType: 'application/json', body });
}
