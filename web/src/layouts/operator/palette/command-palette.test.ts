import { expect, it } from 'vitest';
import { getOptionText } from '#ui/combobox/option-search.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { pageTasks, paletteOptions } from './command-palette.tsx';
import { isPaletteKey } from './palette-button.tsx';

const students = [
  { _id: 's-1', fullName: 'Asha Verma', rollNo: 'GVI/5/2026', phone: 1235831495 },
  { _id: 's-2', fullName: 'Mary' },
];
const task = { label: 'Dark mode', Icon: MoonIcon, run: () => {} };
const options = paletteOptions([task], students);

it('offers tasks first, and then students with Student Id and phone', () => {
  expect(options.map(({ value, label, detail }) => [value, label, detail])).toEqual([
    ['task: Dark mode', 'Dark mode', undefined],
    ['s-1', 'Asha Verma', 'GVI/5/2026, 1235831495'],
    ['s-2', 'Mary', ''],
  ]);
  expect(options).toMatchObject([{ task }, { student: students[0] }, { student: students[1] }]);
});

it('searches name and Student Id in one line, and the phone in a line of its own', () => {
  expect(options.map(getOptionText)).toEqual(['Dark mode ', 'Asha Verma GVI/5/2026\n1235831495', 'Mary \n']);
});

it('no two tasks have the same label, which identifies them', () => {
  const labels = pageTasks.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

const press = (key: string, ...modifiers: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: 'KeyK', ...none, ...Object.fromEntries(modifiers.map((name) => [name, true])) };
};

it('Ctrl K opens the palette, and Command K on a Mac; a Devanagari keyboard has another letter on the key', () => {
  for (const key of ['k', 'K', 'क']) expect(isPaletteKey(press(key, 'ctrlKey'), false), key).toBe(true);
  expect([isPaletteKey(press('k', 'metaKey'), true), isPaletteKey(press('k', 'ctrlKey'), true)]).toEqual([true, false]);
});

it('no other keys open it, such as the same key of a Dvorak keyboard, which has another Latin letter', () => {
  const others = [press('k'), press('k', 'metaKey'), press('t', 'ctrlKey'), { ...press('j', 'ctrlKey'), code: 'KeyJ' }];
  const withMore = (['shiftKey', 'altKey', 'metaKey'] as const).map((modifier) => press('k', 'ctrlKey', modifier));
  for (const other of [...others, ...withMore]) expect(isPaletteKey(other, false), JSON.stringify(other)).toBe(false);
});
