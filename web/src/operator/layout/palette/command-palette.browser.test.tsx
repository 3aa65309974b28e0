import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { act, typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { PaletteSearch } from './command-palette.tsx';

const users = [
  { _id: 's-1', fullName: 'Asha Verma' },
  { _id: 's-2', fullName: 'Asha Kumari' },
  { _id: 's-3', fullName: 'Sunita Devi' },
];

const tasks = ['Dark mode', 'Sunita', 'सुनीता'].map((label) => ({ label, name: '', Icon: MoonIcon, run: () => {} }));

/** Renders the search. `respond` sends the list of students. */
async function setUp() {
  const waiting: ((response: Response) => void)[] = [];
  const onSelect = vi.fn<ComponentProps<typeof PaletteSearch>['onSelect']>();
  const { page } = await renderPage(<PaletteSearch tasks={tasks} onSelect={onSelect} />, {
    role: 4,
    respond: () => new Promise((resolve) => waiting.push(resolve)),
  });
  const input = page.querySelector('input') ?? expect.fail('no input');
  return {
    selected: () => onSelect.mock.calls.map(([{ value }]) => value),
    getOptions: () => [...page.querySelectorAll('[role=option]')],
    type: (text: string) => typeInto(input, text),
    pressKey: (key: string) => act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    respond: async () => {
      await act(async () => waiting[0]?.(Response.json({ success: true, message: '', users })));
      await waitFor(() => expect(page.textContent).toContain('option'));
    },
  };
}

it('an Enter that is pressed before the students are there opens the first match of the query once', async () => {
  const { selected, type, pressKey, respond } = await setUp();
  await type('kumari');
  pressKey('Enter');
  expect(selected()).toEqual([]);
  await respond();
  await waitFor(() => expect(selected()).toEqual(['s-2']));
});

it('an Enter that is pressed too early counts no longer once the query has changed', async () => {
  const { selected, type, pressKey, respond } = await setUp();
  pressKey('Enter');
  await type('kumari');
  pressKey('Enter');
  await type('asha');
  await respond();
  expect(selected()).toEqual([]);
  pressKey('Enter');
  expect(selected()).toEqual(['s-1']);
});

it('the arrow keys follow the groups on the screen, where an option that only sounds like the query may be above exact matches', async () => {
  const { getOptions, selected, type, pressKey, respond } = await setUp();
  await respond();
  await type('sunita');
  expect(getOptions().map(({ textContent }) => textContent)).toEqual(['Sunita', 'सुनीता', 'Sunita Devi']);
  for (const option of getOptions()) {
    await waitFor(() => expect(option).toHaveAttribute('data-active'));
    pressKey('ArrowDown');
  }
  pressKey('ArrowUp');
  pressKey('Enter');
  expect(selected()).toEqual(['s-3']);
});
