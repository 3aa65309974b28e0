import { ApiError, type LoginInput, NetworkError, type SdkError } from '@institute/sdk';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { act, render, renderRoute, waitFor } from '#lib/testing.tsx';
import { UserIdContext } from '#lib/user-id.ts';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { resetFields } from './form.tsx';
import { useApiMutation, useSubmit } from './use-submit.ts';

function Probe({ action }: { action: () => Promise<unknown> }) {
  const { isPending, submit } = useSubmit(action);
  return (
    <Button pending={isPending} onClick={() => void submit()}>
      Send
    </Button>
  );
}

it('runs once per submission, is pending meanwhile, and can run again afterwards [F-11, R-090]', async () => {
  let finish: (error?: Error) => void = () => {};
  const action = vi.fn(() => new Promise((resolve, reject) => (finish = (error) => (error ? reject(error) : resolve(undefined)))));
  const button = render(<Probe action={action} />).querySelector('button');
  const click = () => act(async () => button?.click());
  await act(async () => {
    button?.click();
    button?.click();
  });
  await click();
  expect([action.mock.calls.length, button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]).toEqual([1, 'true', 'true']);
  await act(async () => finish(new NetworkError('login', undefined)));
  expect([button?.getAttribute('aria-busy'), button?.disabled]).toEqual([null, false]);
  await click();
  expect(action).toHaveBeenCalledTimes(2);
});

it('tells an action whether the same user is signed in, and still on the page [S-25]', async () => {
  let id: string | undefined = 'a';
  let finish = () => {};
  const seen: boolean[][] = [];
  function Page() {
    const { submit } = useSubmit(async (_: void, { isSameUser, isCurrent }) => {
      await new Promise<void>((resolve) => (finish = resolve));
      seen.push([isSameUser(), isCurrent()]);
    });
    return <Button onClick={() => void submit()}>Send</Button>;
  }
  const { page, router } = await renderRoute(() => (
    <UserIdContext value={() => id}>
      <Page />
    </UserIdContext>
  ));
  const submitAnd = async (change: () => unknown) => {
    page.querySelector('button')?.click();
    await act(async () => void (await change()));
    await act(async () => finish());
  };
  await submitAnd(() => {});
  await submitAnd(() => (id = 'b'));
  await submitAnd(() => (id = undefined));
  await submitAnd(() => router.navigate({ to: '.', search: { page: 2 } }));
  await submitAnd(() => router.navigate({ href: '/other' }));
  expect(seen).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [true, true],
    [true, false],
  ]);
});

it('keeps the named fields of a form, resets the others, and focuses the first field', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = `
    <input name="fullName">
    <input name="city">
    <select name="course"><option value="">Select a course</option><option value="c-1">One</option></select>
    <input name="password" type="password">
    <button>Create and add another</button>`;
  const values = { fullName: 'Asha', city: 'Patna', course: 'c-1', password: 'secret-1' };
  for (const [name, value] of Object.entries(values)) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  const handleInput = vi.fn();
  form.addEventListener('input', ({ target }) => target instanceof HTMLElement && handleInput(target.getAttribute('name')));
  form.querySelector('button')?.focus();
  resetFields(form, ['city', 'course', 'password']);
  expect(Object.fromEntries(new FormData(form))).toEqual({ fullName: '', city: 'Patna', course: 'c-1', password: '' });
  expect(handleInput.mock.calls).toEqual([['city'], ['course']]);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('fullName'));
});

function setUp() {
  const queryClient = new QueryClient();
  const mutationFn = vi.fn<(input: { password: string }) => Promise<string>>();
  const hook: { current?: ReturnType<typeof useApiMutation<string, { password: string }>> } = {};
  function Probe() {
    hook.current = useApiMutation(useMutation<string, SdkError, { password: string }>({ mutationFn, gcTime: 0 }));
    return null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  const mutate = () =>
    act(async () => {
      const result = await hook.current?.mutateAsync({ password: 'a secret' }).catch((error: unknown) => error);
      // React Query notifies observers one turn later.
      await new Promise((resolve) => setTimeout(resolve));
      return result;
    });
  const mutations = queryClient.getMutationCache();
  const cached = () => JSON.stringify(mutations.getAll().map(({ state }) => state));
  return { mutationFn, mutate, cached, message: () => hook.current?.error?.message, reset: () => act(() => hook.current?.reset()) };
}

it('drops the input, and keeps only the error of a rejected mutation, until the next call or reset [R-261, S-26]', async () => {
  const { mutationFn, mutate, cached, message, reset } = setUp();
  mutationFn.mockRejectedValue(new ApiError('updatePassword', 422, { success: false, message: 'The current password is wrong.' }));
  expect(await mutate()).toBeInstanceOf(ApiError);
  expect(message()).toBe('The current password is wrong.');
  await waitFor(() => expect(cached()).not.toContain('secret'));
  reset();
  expect(message()).toBeUndefined();
  await mutate();
  mutationFn.mockResolvedValue('response');
  expect(await mutate()).toBe('response');
  expect(message()).toBeUndefined();
  await waitFor(() => expect(cached()).not.toContain('secret'));
});

it('a field has only a name that its form reads: a typo does not compile', () => {
  const page = render(
    <form>
      <TextField<keyof LoginInput> label="Email" name="email" />
      {/* @ts-expect-error No field of the input. */}
      <TextField<keyof LoginInput> label="Email" name="emial" />
      {/* @ts-expect-error A form names its fields. */}
      <TextField label="Email" name="email" />
    </form>,
  );
  expect([...page.querySelectorAll('input')].map(({ name }) => name)).toEqual(['email', 'emial', 'email']);
});
