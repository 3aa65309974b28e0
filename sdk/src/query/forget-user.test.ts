import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createTestApi, validBody } from '../../test/fake-server.ts';
import type { ListCoursesResponse } from '../generated/schema.ts';
import { createMutations, createQueries, createQueryClient, forgetUser } from './index.ts';

it('forgetUser drops all data of the user, in mounted queries too', async () => {
  const { api } = createTestApi(Response.json(validBody));
  const queryClient = createQueryClient();
  const queries = createQueries(api);
  const observer = new QueryObserver(queryClient, queries.getProfile());
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.user._id).toBe('u'));
  await queryClient.fetchQuery(queries.listBatches());
  const login = queryClient.getMutationCache().build(queryClient, createMutations(api).login());
  await login.execute({ email: 'a@example.com', password: 'secret' });
  forgetUser(queryClient);
  expect(observer.getCurrentResult().data).toBeUndefined();
  expect(queryClient.getQueryData(queries.listBatches().queryKey)).toBeUndefined();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  await queryClient.refetchQueries({ type: 'active' });
  expect(observer.getCurrentResult().data?.user._id).toBe('u');
  stop();
});

it('forgetUser empties a mounted query that is disabled', async () => {
  const { api } = createTestApi(Response.json(validBody));
  const queryClient = createQueryClient();
  const profile = createQueries(api).getProfile();
  const observer = new QueryObserver(queryClient, { ...profile, enabled: false });
  const stop = observer.subscribe(() => {});
  queryClient.setQueryData(profile.queryKey, { user: validBody.user });
  expect(observer.getCurrentResult().data).toBeDefined();
  forgetUser(queryClient);
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

it('forgetUser returns a mounted query to its initialData', async () => {
  const { api } = createTestApi(Response.json(validBody));
  const queryClient = createQueryClient();
  const initialData: ListCoursesResponse = { courses: [] };
  const observer = new QueryObserver(queryClient, { ...createQueries(api).listCourses(), initialData, staleTime: 0 });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).not.toEqual(initialData));
  forgetUser(queryClient);
  expect(observer.getCurrentResult().data).toEqual(initialData);
  stop();
});

it('forgetUser ignores a response that is on its way', async () => {
  let respond = (_response: Response) => {};
  const pending = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { api } = createTestApi(() => pending);
  const queryClient = createQueryClient();
  const { queryKey, queryFn } = createQueries(api).getProfile();
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const stop = observer.subscribe(() => {});
  forgetUser(queryClient);
  respond(Response.json(validBody));
  await pending;
  await new Promise((resolve) => setTimeout(resolve));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});
