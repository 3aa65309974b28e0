import { expect, it } from 'vitest';
import { getOptionText } from '#ui/combobox/option-search.tsx';
import { MoonIcon } from '#ui/icons.tsx';
import { pageTasks, paletteOptions } from './command-palette.tsx';

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
