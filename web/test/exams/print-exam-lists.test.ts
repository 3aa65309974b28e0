import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Network, rejected } from '../support/network.ts';
import { button, dialog, emulateMedia, expectCount } from '../support/page.ts';
import { openExamStudents } from './exam-students.ts';

test('without the student list the ID cards have empty boxes for photos', async () => {
  const network = new Network();
  network.respond('/franchise/users', rejected(400, 'Not now.'));
  await openExamStudents(1, network);
  await button('Print ID cards').click();
  await expect.element(dialog().getByRole('button', { name: 'Print cards' })).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('The photos could not be loaded, so the boxes for them are empty.')).toBeVisible();
  await emulateMedia({ media: 'print' });
  const area = page.css('[data-print-area]');
  await expectCount(area.getByRole('article'), 1);
  await expect.element(area.getByRole('article')).toBeVisible();
  await expect.element(area.css('img')).not.toBeInTheDocument();
});
