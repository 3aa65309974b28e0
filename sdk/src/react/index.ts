export * from '../generated/hooks.ts';
export { createMutations } from '../mutations.ts';
export { createQueries } from '../queries.ts';
export { createQueryClient, type QueryClientOptions } from '../query-client.ts';
export type { MutationHookOptions, QueryHookOptions } from './hook.ts';
export { ApiProvider } from './provider.tsx';
