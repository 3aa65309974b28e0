/** One function per operation, for programs that need few of them: openapi-fetch without tokens, retries, timeouts and events. */
export type { CallInit } from './client/call-once.ts';
export { ApiError } from './client/errors.ts';
export { createClient, type HttpClient } from './client/http-client.ts';
export { isApiError } from './client/is-api-error.ts';
export * from './generated/calls.ts';
