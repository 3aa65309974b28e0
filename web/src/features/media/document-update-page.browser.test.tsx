import { beforeEach, expect, it, vi } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { DocumentUpdatePage } from './document-update-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z'), toFake: ['Date'] });
});

async function renderUpdate(status = 200) {
  const respond = async () => Response.json({ success: status === 200, message: 'The answer of the server' }, { status });
  const { page } = await renderPage(<DocumentUpdatePage />, { role: 12, respond });
  const send = (name: string) =>
    act(async () => {
      const field = page.querySelector<HTMLInputElement>('[name=name]');
      if (field) field.value = name;
      page.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    });
  const lastSent = () => [...page.querySelectorAll('p')].map(({ textContent }) => textContent).find((text) => text.startsWith('Last sent'));
  return { page, send, lastSent };
}

it('tells what was sent last from this browser, also after a reload', async () => {
  const { send, lastSent } = await renderUpdate();
  expect(lastSent()).toBeUndefined();
  await send(' ज्ञान केंद्र ');
  const text = 'Last sent from this browser on 25-11-2026: name “ज्ञान केंद्र”';
  await waitFor(() => expect(lastSent()).toBe(text));
  // The session of `renderPage` has the user id `u`.
  expect(JSON.parse(localStorage.getItem('institute.sent-documents') ?? '{}').user).not.toBe('u');
  const reloaded = await renderUpdate();
  expect(reloaded.lastSent()).toBe(text);
});

it('remembers nothing that the server has rejected', async () => {
  const { page, send, lastSent } = await renderUpdate(422);
  await send('Gyan Kendra');
  await waitFor(() => expect(page.textContent).toContain('The answer of the server'));
  expect([lastSent(), localStorage.getItem('institute.sent-documents')]).toEqual([undefined, null]);
});
