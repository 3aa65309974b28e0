/** One function per operation, for programs that need few of them: openapi-fetch without tokens, retries, timeouts and events. */
export { ApiError } from './client/errors.ts';
export { type CallInit, createClient, type HttpClient } from './client/http-client.ts';
export * from './generated/calls.ts';
export { isApiError } from './generated/errors.ts';
