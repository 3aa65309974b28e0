import { expect, it } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { DocumentUpdatePage } from './document-update-page.tsx';

it('remembers nothing that the server has rejected', async () => {
  const respond = async () => Response.json({ success: false, message: 'The answer of the server' }, { status: 422 });
  const { page } = await renderPage(<DocumentUpdatePage />, { role: 12, respond });
  const field = page.querySelector<HTMLInputElement>('[name=name]') ?? expect.fail('no field');
  field.value = 'Gyan Kendra';
  await act(async () => page.querySelector('form')?.requestSubmit());
  await waitFor(() => expect(page.textContent).toContain('The answer of the server'));
  expect([page.textContent?.includes('Nothing has been sent'), localStorage.getItem('institute.sent-documents')]).toEqual([true, null]);
});
