import { expect, it } from 'vitest';
import { MoonIcon } from '#ui/icons.tsx';
import { createRowSearch } from '#ui/search/row-search.ts';
import { getOptionText } from '../../combobox/option-search.tsx';
import { getPageName, pageTasks, paletteOptions } from './command-palette.tsx';
import { isPaletteKey } from './palette-button.tsx';

const students = [
  { _id: 's-1', fullName: 'Asha Verma', rollNo: 'GVI/5/2026', phone: 1235831495 },
  { _id: 's-2', fullName: 'Mary' },
];
const task = { label: 'Dark mode', name: 'dark mode', Icon: MoonIcon, run: () => {} };
const batches = [{ _id: 'b-1', title: 'Morning', time: '7 AM' }];
const exams = [{ _id: 'e-1', title: 'SSC mock test', date: '2026-11-29' }];
const courses = [{ _id: 'c-1', title: 'Tally with GST' }];
const options = paletteOptions({ tasks: [task], batches, exams, courses, students });

it('offers tasks first, then batches with their time, exams with their date, courses, and students with Student Id and phone', () => {
  expect(options.map(({ value, label, detail }) => [value, label, detail])).toEqual([
    ['task: Dark mode', 'Dark mode', undefined],
    ['batch: b-1', 'Morning', '7 AM'],
    ['exam: e-1', 'SSC mock test', '29-11-2026'],
    ['course: c-1', 'Tally with GST', undefined],
    ['s-1', 'Asha Verma', 'GVI/5/2026, 1235831495'],
    ['s-2', 'Mary', ''],
  ]);
  const student = '/franchise/students/$id';
  expect(options).toMatchObject([
    { task },
    { link: { to: '/franchise/batches/$id', params: { id: 'b-1' } } },
    { link: { to: '/franchise/exam/student-list', state: { exam: 'e-1' } } },
    { link: { to: '/franchise/student-management', search: { course: 'c-1' } } },
    { link: { to: student, params: { id: 's-1' } } },
    { link: { to: student, params: { id: 's-2' } } },
  ]);
});

it('the words of its path and of its tasks find a page, in Latin letters too if its label has none', () => {
  const tasks = pageTasks.map(({ to, Icon }) => ({ label: 'बैच', name: getPageName(to), Icon, run: () => {} }));
  const search = createRowSearch(paletteOptions({ tasks, students: [] }), getOptionText);
  for (const word of [
    'student',
    'batch',
    'exam',
    'result',
    'marksheet',
    'wallet',
    'document',
    'profile',
    'create exam',
    'check',
    'compare',
    'keeps',
    'hall ticket',
    'whatsapp',
    'stamp',
  ])
    expect(search(word).length, word).toBeGreaterThan(0);
  expect(search('create exam')).toMatchObject([{ task: { name: 'create-exam' } }]);
  expect(search('franchise'), 'in every path').toEqual([]);
});

it('finds a course by its initials, and an exam by its title', () => {
  const search = createRowSearch(options, getOptionText);
  expect(search('tg').map(({ label }) => label)).toEqual(['Tally with GST']);
  expect(search('ssc exam').map(({ label }) => label)).toEqual(['SSC mock test']);
});

it('no two tasks have the same label, which identifies them', () => {
  const labels = pageTasks.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

const press = (key: string, ...modifiers: ('ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey')[]) => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return { key, code: 'KeyK', ...none, ...Object.fromEntries(modifiers.map((name) => [name, true])) };
};

it('Ctrl K opens the palette, and Command K on a Mac; a Devanagari keyboard has another letter on the key, and no other keys open it', () => {
  for (const key of ['k', 'K', 'क']) expect(isPaletteKey(press(key, 'ctrlKey'), false), key).toBe(true);
  expect([isPaletteKey(press('k', 'metaKey'), true), isPaletteKey(press('k', 'ctrlKey'), true)]).toEqual([true, false]);
  // The same key of a Dvorak keyboard has another Latin letter.
  const others = [press('k'), press('k', 'metaKey'), press('t', 'ctrlKey'), { ...press('j', 'ctrlKey'), code: 'KeyJ' }];
  const withMore = (['shiftKey', 'altKey', 'metaKey'] as const).map((modifier) => press('k', 'ctrlKey', modifier));
  for (const other of [...others, ...withMore]) expect(isPaletteKey(other, false), JSON.stringify(other)).toBe(false);
});
