import { createApi } from '@institute/sdk';
import { createQueries } from '@institute/sdk/query';
import { ApiProvider, createQueryClient } from '@institute/sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { act, renderRoute, settle } from '#lib/testing.tsx';
import { UserIdContext } from '#lib/user-id.ts';
import { createSessionStore } from './store.ts';
import { SessionContext } from './use-session.ts';

interface PageOptions {
  /** The path of the page. Default: the home page. */
  path?: string;
  /** The role in the stored session. Default: a guest. */
  role?: number;
  /** Responds to the calls of the page. */
  respond?: (request: Request) => Promise<Response>;
}

/** Renders an element as the page of every path, with the real session, router and API client. Only `fetch` is replaced. */
export async function renderPage(element: ReactNode, { path = '/', role, respond = never }: PageOptions = {}) {
  const session = createSessionStore();
  if (role !== undefined) session.signIn({ token: 't', user: { _id: 'u', role } });
  // The same setting as in the app, whose mutations keep their input for a moment only.
  const queryClient = createQueryClient({ defaultOptions: { mutations: { gcTime: 1000 } } });
  const api = createApi({ baseUrl: 'https://api.example.com/v1', token: () => session.get()?.token, retries: 0, fetch: respond });
  const getUserId = () => session.get()?.user._id;
  const Page = () => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <UserIdContext value={getUserId}>
          <SessionContext value={session}>{element}</SessionContext>
        </UserIdContext>
      </ApiProvider>
    </QueryClientProvider>
  );
  const { page, router } = await renderRoute(Page, path);
  await settle();
  const press = (text: string) =>
    act(async () => [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click());
  return { page, press, session, queryClient, router, queries: createQueries(api) };
}

/** The API does not respond. */
function never(): Promise<Response> {
  return new Promise(() => {});
}
