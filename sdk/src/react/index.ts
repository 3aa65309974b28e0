'use client';

export * from '../generated/hooks.ts';
export * from '../query/index.ts';
export { type ApiContextValue, ApiProvider, useApi } from './provider.tsx';
export type { MutationHookOptions, QueryHookOptions, SuspenseQueryHookOptions } from './types.ts';
