export { createMutations } from './mutation-options.ts';
export { createQueryClient, type QueryClientOptions } from './query-client.ts';
export { createQueries } from './query-options.ts';
