import { expect, it, vi } from 'vitest';
import { incompleteDateError } from '#lib/form-values.ts';
import { act, waitFor, withoutDateInputs } from '#lib/testing.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { renderPage } from '../testing.tsx';
import { RegisterForm } from './register-page.tsx';

/** Renders the form with matching passwords. The API responds with this message and status. */
async function setUp(message: unknown = 'Welcome', status = 201) {
  const bodies: unknown[] = [];
  const onSuccess = vi.fn();
  const respond = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ success: status < 300, message, token: 't', user: { _id: 'u', role: 10 } }, { status });
  };
  const { page } = await renderPage(<RegisterForm onSuccess={onSuccess} />, { respond });
  const input = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`);
  const type = (name: string, text: string) => {
    const element = input(name);
    if (element) element.value = text;
  };
  const isBusy = () => page.querySelector('[type=submit]')?.getAttribute('aria-busy');
  const submit = async () => {
    await act(async () => page.querySelector('form')?.requestSubmit());
    await waitFor(() => expect(isBusy()).toBeNull());
  };
  type('fullName', 'Asha Rani');
  type('password', ' a secret ');
  type('confirmPassword', ' a secret ');
  return { page, input, type, submit, bodies, onSuccess };
}

it('registers once with the values of the form, says what the API says, and removes no toast before its time [R-176, R-179, R-247]', async () => {
  const { submit, bodies, onSuccess } = await setUp();
  toasts.error('An earlier attempt failed.');
  await submit();
  expect(bodies).toMatchObject([{ fullName: 'Asha Rani', password: ' a secret ', courseId: '', batch: '' }]);
  expect(bodies[0]).not.toHaveProperty('confirmPassword');
  expect(toasts.visible()).toMatchObject([{ text: 'An earlier attempt failed.' }, { type: 'success', text: 'Welcome' }]);
  expect(onSuccess).toHaveBeenCalledOnce();
});

it('sends nothing while the passwords differ, and says so at the field until they match [R-177]', async () => {
  const { page, input, type, submit, bodies, onSuccess } = await setUp();
  const message = 'Password and confirm password must be same!';
  type('confirmPassword', 'a secret');
  await submit();
  expect([bodies, onSuccess.mock.calls]).toEqual([[], []]);
  expect(toasts.visible()).toMatchObject([{ type: 'error', text: message }]);
  expect(page.textContent).toContain(message);
  expect(document.activeElement).toBe(input('confirmPassword'));
  type('confirmPassword', ' a secret ');
  await submit();
  expect(page.textContent).not.toContain(message);
  expect(bodies).toHaveLength(1);
});

it('sends an incomplete date of birth as none, and says so at its field and afterwards [R-178]', async () => {
  const { page, input, submit, bodies, onSuccess } = await setUp('Taken', 409);
  const dob = input('dob');
  if (!dob) throw new Error('The field was not rendered.');
  const validity = vi.spyOn(dob, 'validity', 'get').mockReturnValue({ ...dob.validity, badInput: true });
  await submit();
  expect(page.textContent).toContain(incompleteDateError);
  expect(toasts.visible(), 'no toast stands in the way').toEqual([]);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('dob');
  expect(onSuccess).not.toHaveBeenCalled();
  validity.mockRestore();
});

it('sends a text that is no date as none, and warns afterwards [R-178]', async () => {
  withoutDateInputs();
  const { type, submit, bodies, onSuccess } = await setUp();
  type('dob', '9 March');
  await submit();
  expect(bodies[0]).not.toHaveProperty('dob');
  expect(onSuccess).toHaveBeenCalledOnce();
  const text = 'Your date of birth was not sent. You can add it in your profile.';
  expect(toasts.visible()).toMatchObject([{ type: 'success' }, { type: 'warning', text }]);
});

it('shows the errors of the API at their fields and keeps all values', async () => {
  const { page, input, submit, onSuccess } = await setUp({ email: ['This email is taken.'] }, 422);
  await submit();
  expect(page.textContent).toContain('This email is taken.');
  expect([input('fullName')?.value, input('password')?.value]).toEqual(['Asha Rani', ' a secret ']);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('sends nothing with a file that is not a photo, and says so at the field [R-174, S-19]', async () => {
  const { page, input, submit, bodies } = await setUp();
  const file = new File(['<script>'], 'photo.png', { type: 'image/png' });
  Object.defineProperty(input('avatar'), 'files', { value: [file] });
  act(() => void input('avatar')?.dispatchEvent(new Event('change', { bubbles: true })));
  // While the photo is prepared.
  await submit();
  expect(bodies).toEqual([]);
  expect(document.activeElement).toBe(input('avatar'));
  const [shown] = toasts.visible();
  expect(shown?.type).toBe('error');
  expect(page.textContent).toContain(`${shown?.text} You can also register without a photo.`);
});

it('registers without a rejected photo, and says so afterwards [R-174]', async () => {
  const { page, input, submit, bodies, onSuccess } = await setUp();
  Object.defineProperty(input('avatar'), 'files', { value: [new File(['<script>'], 'photo.png')] });
  act(() => void input('avatar')?.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(page.textContent).toContain('You can also register without a photo.'));
  await submit();
  expect(bodies[0]).not.toHaveProperty('avatar');
  expect(onSuccess).toHaveBeenCalledOnce();
  const text = 'Your photo was not sent. You can add one in your profile.';
  expect(toasts.visible()).toMatchObject([
    { type: 'success', text: 'Welcome' },
    { type: 'warning', text },
  ]);
});
