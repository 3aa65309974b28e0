import { expect, it, vi } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { dateIncomplete } from '#text/forms.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { renderPage } from '../testing.tsx';
import { RegisterForm } from './register-page.tsx';

it('sends an incomplete date of birth as none, and says so at its field, without a toast in the way [R-178]', async () => {
  const bodies: unknown[] = [];
  const onSuccess = vi.fn();
  const respond = async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ success: false, message: 'Taken' }, { status: 409 });
  };
  const { page } = await renderPage(<RegisterForm onSuccess={onSuccess} />, { respond });
  const dob = page.querySelector<HTMLInputElement>('[name=dob]') ?? expect.fail('no field');
  vi.spyOn(dob, 'validity', 'get').mockReturnValue({ ...dob.validity, badInput: true });
  await act(async () => page.querySelector('form')?.requestSubmit());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(page.textContent).toContain(dateIncomplete);
  expect(toasts.visible()).toEqual([]);
  expect(bodies[0]).not.toHaveProperty('dob');
  expect(onSuccess).not.toHaveBeenCalled();
});
