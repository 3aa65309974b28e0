import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settle } from '../../../src/lib/testing.tsx';
import { expectAccessible, expectNoViolations } from '../../support/axe.ts';
import { Network } from '../../support/network.ts';
import { dialog, expectCount, expectTexts, field, header, heading } from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';
import { sessionKey } from '../../support/session.ts';

const name = 'Search or start a task';
const palette = dialog(name);
const trigger = header.getByRole('button', { name });
const input = palette.getByRole('combobox', { name: 'Student, batch, exam, course or task' });
const options = palette.getByRole('option');
const dialogs = page.getByRole('dialog');

const openAsOperator = (path: string) => renderRoute(path, { as: 'operator' });
const pressKey = () => userEvent.keyboard('{Control>}k{/Control}');

async function openPalette(): Promise<void> {
  await pressKey();
  await expect.element(input).toHaveFocus();
}

test('the palette finds a student by name, phone or Student Id, a batch or an exam by title, and Enter opens the page', async () => {
  const { url } = await openAsOperator('/franchise/dashboard');
  for (const text of ['0000017688', 'gvi/50/2026', 'yash agra']) {
    await openPalette();
    await userEvent.keyboard(text);
    await expectTexts(options, 'Yash AgrawalGVI/50/2026, 0000017688');
    if (text !== 'yash agra') await userEvent.keyboard('{Escape}');
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/franchise/students/s-040');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(heading('Yash Agrawal')).toHaveFocus();
  await openPalette();
  await userEvent.keyboard('tally practical lab');
  await expectTexts(options, 'Tally practical lab03:30 PM - 05:00 PM');
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/franchise/batches/b-lab');
  await expect.element(heading('Tally practical lab')).toHaveFocus();
  await openPalette();
  await userEvent.keyboard('ssc mock');
  await expectTexts(palette.getByRole('group', { name: 'Exams' }).getByRole('option'), 'SSC mock test29-11-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('SSC mock test')).toHaveFocus();
});

test('on a form with typed values the palette asks before it leaves', async () => {
  const { url } = await openAsOperator('/franchise/create-result');
  await field('Grade').fill('A++');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await openPalette();
  await userEvent.keyboard('yash');
  await expectCount(options, 1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => confirm.mock.calls.length).toBe(1);
  expect(url()).toBe('/franchise/create-result');
  await expect.element(field('Grade')).toHaveValue('A++');
});

test('the palette starts tasks, switches the colours and logs out', async () => {
  const { url, reload } = await openAsOperator('/franchise/dashboard');
  for (const [text, path] of [
    ['create exam', '/franchise/create-exam'],
    ['wallet', '/franchise/recharge-wallet'],
    ['result decl', '/franchise/results'],
  ] as const) {
    await openPalette();
    await userEvent.keyboard(`${text}{Enter}`);
    await expect.poll(url).toBe(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  }
  await openPalette();
  await userEvent.keyboard('dark{Enter}');
  await expect.element(document.documentElement).toHaveClass('dark');
  await expect.element(palette).not.toBeInTheDocument();
  await reload();
  await expect.element(document.documentElement).toHaveClass('dark');
  await openPalette();
  await userEvent.keyboard('logout{Enter}');
  await expect.poll(url).toBe('/');
  expect(localStorage.getItem(sessionKey)).toBeNull();
});

test('the button and the key open the palette, also from a text field, and Escape gives the focus back', async () => {
  await openAsOperator('/franchise/create-batch');
  await trigger.click();
  await expect.element(input).toHaveFocus();
  await expectAccessible('the palette');
  await expectNoViolations('header', 'the words of the button are in its name', ['label-content-name-mismatch']);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await field('Title').fill('Morning');
  await openPalette();
  await userEvent.keyboard('nothing like this');
  await expect.element(palette.getByText('No results for ‘nothing like this’.')).toBeVisible();
  await pressKey();
  await expectCount(palette, 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveValue('Morning');
});

test('pressed while the profile loads, the key opens the palette when it has come', async () => {
  const network = new Network();
  const profile = network.hold('/profile');
  await renderRoute('/franchise/batches', { as: 'operator', network, waits: false });
  await expect.poll(() => profile.counts().calls).toBe(1);
  // The button is on the page before it listens.
  await expect.element(header.css('[aria-keyshortcuts]')).toBeInTheDocument();
  await settle();
  await pressKey();
  await expect.element(dialogs).not.toBeInTheDocument();
  profile.release();
  await expect.element(input).toHaveFocus();
});

test('the palette does not open over another dialog, and is not there for a guest', async () => {
  const { goto } = await openAsOperator('/franchise/student-management');
  // Loads the palette, which then opens at once.
  await openPalette();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await expect.element(dialog('Student details')).toBeVisible();
  await pressKey();
  // Not tested with Escape, because one key press may close two dialogs.
  await waitForResponses();
  expect(palette.elements(), 'above the details').toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialogs).not.toBeInTheDocument();
  await openPalette();
  localStorage.clear();
  await goto('/about-us');
  await pressKey();
  await expect.element(trigger).not.toBeInTheDocument();
  await expect.element(dialogs).not.toBeInTheDocument();
});
