import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApi, deferred, type FakeReply, validBody } from '../../test/fake-server.ts';
import { createMutations, createQueries, createQueryClient, forgetUser } from './index.ts';

function setUp(reply: FakeReply = Response.json(validBody)) {
  const { api } = createTestApi(reply);
  const queryClient = createQueryClient();
  /** Mounts the query of the profile. Returns what it shows. */
  const mountProfile = (options: object = {}) => {
    const observer = new QueryObserver(queryClient, { ...createQueries(api).getProfile(), ...options });
    onTestFinished(observer.subscribe(() => {}));
    return () => observer.getCurrentResult().data;
  };
  return { queryClient, mountProfile, queries: createQueries(api), mutations: createMutations(api) };
}

it('forgetUser drops all data of the user, in mounted queries too', async () => {
  const { queryClient, mountProfile, queries, mutations } = setUp();
  const profile = mountProfile();
  await expect.poll(() => profile()?.user._id).toBe('u');
  await queryClient.fetchQuery(queries.listBatches());
  const login = queryClient.getMutationCache().build(queryClient, mutations.login());
  await login.execute({ email: 'a@example.com', password: 'secret' });
  forgetUser(queryClient);
  expect(profile()).toBeUndefined();
  expect(queryClient.getQueryData(queries.listBatches().queryKey)).toBeUndefined();
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  await queryClient.refetchQueries({ type: 'active' });
  expect(profile()?.user._id).toBe('u');
});

it.each([
  ['that is disabled, and empties it', { enabled: false }],
  ['with initialData, and returns to them', { enabled: false, initialData: { user: { _id: 'nobody' } } }],
])('forgetUser resets a mounted query %s', (_which, options: { initialData?: object; enabled: boolean }) => {
  const { queryClient, mountProfile, queries } = setUp();
  const profile = mountProfile(options);
  queryClient.setQueryData(queries.getProfile().queryKey, { user: validBody.user });
  expect(profile()?.user._id).toBe('u');
  forgetUser(queryClient);
  expect(profile()).toEqual(options.initialData);
});

it('forgetUser ignores a response that is on its way', async () => {
  const pending = deferred<Response>();
  const { queryClient, mountProfile } = setUp(() => pending.promise);
  const profile = mountProfile();
  forgetUser(queryClient);
  pending.resolve(Response.json(validBody));
  // A turn, in which the response would arrive.
  await new Promise((resolve) => setImmediate(resolve));
  expect(profile()).toBeUndefined();
});
