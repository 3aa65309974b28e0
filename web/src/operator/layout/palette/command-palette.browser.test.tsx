import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { act, typeInto, waitFor } from '#lib/testing.tsx';
import { renderPage } from '#session/testing.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { PaletteSearch } from './command-palette.tsx';

const users = [
  { _id: 's-1', fullName: 'Asha Verma' },
  { _id: 's-2', fullName: 'Asha Kumari' },
];

const tasks = [{ label: 'Dark mode', name: 'dark mode', Icon: MoonIcon, run: () => {} }];

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
    type: (text: string) => typeInto(input, text),
    pressEnter: () => act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))),
    respond: async () => {
      await act(async () => waiting[0]?.(Response.json({ success: true, message: '', users })));
      await waitFor(() => expect(page.textContent).toContain('option'));
    },
  };
}

it('an Enter that is pressed before the students are there opens the first match of the query once', async () => {
  const { selected, type, pressEnter, respond } = await setUp();
  await type('kumari');
  pressEnter();
  expect(selected()).toEqual([]);
  await respond();
  await waitFor(() => expect(selected()).toEqual(['s-2']));
});

it('an Enter that is pressed too early counts no longer once the query has changed', async () => {
  const { selected, type, pressEnter, respond } = await setUp();
  pressEnter();
  await type('kumari');
  pressEnter();
  await type('asha');
  await respond();
  expect(selected()).toEqual([]);
  pressEnter();
  expect(selected()).toEqual(['s-1']);
});
