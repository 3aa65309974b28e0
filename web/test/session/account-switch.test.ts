import { expect, test } from 'vitest';
import { renderRoute } from '../support/render-route.tsx';
import { accountMenu, storedTexts } from '../support/session.ts';

test('what another user has left in a tab goes when the website is opened there by the next user [S-25]', async () => {
  await renderRoute('/', {
    as: 'otherStudent',
    before: () => {
      const left = JSON.stringify({ user: 'u-franchise', time: Date.now(), values: { name: ['Meera'] }, items: [] });
      for (const key of ['draft.create-exam', 'bulk.students']) sessionStorage.setItem(`institute.${key}`, left);
      localStorage.setItem('institute.sent-documents', left);
    },
  });
  await expect.element(accountMenu(/Rohit/)).toBeVisible();
  expect(storedTexts()).not.toContain('Meera');
});
