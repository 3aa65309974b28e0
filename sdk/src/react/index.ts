'use client';

export * from '../generated/hooks.ts';
export { createMutations } from '../query/mutation-options.ts';
export { createQueryClient, type QueryClientOptions } from '../query/query-client.ts';
export { createQueries } from '../query/query-options.ts';
export type { MutationHookOptions, QueryHookOptions } from './create-hook.ts';
export { type ApiContextValue, ApiProvider, useApi } from './provider.tsx';
