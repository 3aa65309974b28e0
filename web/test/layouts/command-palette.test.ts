import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../support/axe.ts';
import { dialog, expectCount, expectTexts, field, header } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { sessionKey } from '../support/session.ts';

const name = 'Search or start a task';
const palette = dialog(name);
const trigger = header.getByRole('button', { name });
const input = palette.getByRole('combobox', { name: 'Student or task' });
const options = palette.getByRole('option');
const dialogs = page.getByRole('dialog');

const openAsOperator = (path: string) => renderRoute(path, { as: 'franchise' });
const pressKey = () => userEvent.keyboard('{Control>}k{/Control}');

async function openPalette(): Promise<void> {
  await pressKey();
  await expect.element(input).toHaveFocus();
}

test('the palette finds a student by name, phone or Student Id, and Enter shows what can be done', async () => {
  const { url } = await openAsOperator('/franchise/dashboard');
  for (const text of ['0000017688', 'gvi/50/2026', 'yash agra']) {
    await openPalette();
    await userEvent.keyboard(text);
    await expectTexts(options, 'Yash AgrawalGVI/50/2026, 0000017688');
    if (text !== 'yash agra') await userEvent.keyboard('{Escape}');
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog('Yash Agrawal').getByText('Sushil Agrawal')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Create result' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(url).toBe('/franchise/create-result');
  await expect.element(dialogs).not.toBeInTheDocument();
  await expect.element(field('Student Roll No')).toHaveValue('GVI/50/2026');
});

test('on the form of a result the palette changes the student, and keeps what is typed', async () => {
  await openAsOperator('/franchise/create-result');
  await field('Grade').fill('A++');
  for (const [text, number] of [
    ['yash', 'GVI/50/2026'],
    ['rohit', 'GVI/12/2026'],
  ] as const) {
    await openPalette();
    await userEvent.keyboard(text);
    await expectCount(options, 1);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Create result' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialogs).not.toBeInTheDocument();
    await expect.element(field('Student Roll No')).toHaveValue(number);
    await expect.element(field('Grade')).toHaveValue('A++');
  }
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
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger).toHaveFocus();
  await field('Title').fill('Morning');
  await openPalette();
  await userEvent.keyboard('nothing like this');
  await expect.element(palette.getByText("Nothing matches 'nothing like this'.")).toBeVisible();
  await pressKey();
  await expectCount(palette, 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(field('Title')).toHaveFocus();
  await expect.element(field('Title')).toHaveValue('Morning');
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
  // Escape would not tell, because one press may close two dialogs.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
