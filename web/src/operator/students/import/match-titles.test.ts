import { expect, it } from 'vitest';
import { findTableTitles, findTitle, noChoices, toTitleOptions } from './match-titles.ts';

const toOptions = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const options = {
  courses: toOptions({
    ...{ 'c-1': 'Diploma in Computer Applications', 'c-2': 'Advanced Diploma in Computer Applications', 'c-3': 'Tally' },
    ...{ 'c-4': 'Web Design', 'c-5': 'Word & Data', 'c-6': 'हिन्दी', 'c-7': 'हिन्दी टाइपिंग' },
  }),
  batches: toOptions({ 'b-1': 'Lab', 'b-2': 'lab', 'b-3': 'Evening coaching batch' }),
  ...noChoices,
};

it.each([
  ['its initials', 'DCA', 'c-1'],
  ['its initials with points', ' a.d.c.a. ', 'c-2'],
  ['its initials in Hindi', 'हिटा', 'c-7'],
  ['its id', 'c-3', 'c-3'],
  ['its title', 'web  design', 'c-4'],
])('finds a course by %s', (_, text, value) => {
  expect(findTitle(text, 'courseId', options)).toEqual({ value });
});

it.each([
  ['two courses have these initials', 'WD'],
  ['the title is one word', 'T'],
  ['the title is one word in Hindi', 'हि'],
  ['the text has only signs', '-'],
  ['the id is not complete', 'c-'],
])('finds no course if %s', (_, text) => {
  expect(findTitle(text, 'courseId', options).error).toBe(
    'No such course. Write the full title, for example Diploma in Computer Applications.',
  );
});

it('lists each unknown title once with its rows, and what was found by initials', () => {
  const rows = ['DCA', 'CCC', 'ccc ', '', 'Tally', 'c-3', 'dca'].map((courseId) => ({ courseId }));
  expect(findTableTitles(rows, 'courseId', options)).toEqual([
    { key: 'dca', text: 'DCA', rows: 2, isAmbiguous: false, found: 'Diploma in Computer Applications' },
    { key: 'ccc', text: 'CCC', rows: 2, isAmbiguous: false },
  ]);
  expect(findTableTitles([{ batch: 'LAB' }, { batch: 'ECB' }], 'batch', options)).toMatchObject([
    { key: 'lab', isAmbiguous: true },
    { key: 'ecb', found: 'Evening coaching batch' },
  ]);
  expect(toTitleOptions(options.batches).map(({ label }) => label)).toEqual(['Lab (b-1)', 'lab (b-2)', 'Evening coaching batch']);
});

it('what was chosen for a title counts for all its spellings, and the title stays in the list', () => {
  const chosen = { ...options, byTitle: { courseId: { ccc: 'c-4' }, batch: {} } };
  expect(findTitle(' CCC', 'courseId', chosen)).toEqual({ value: 'c-4' });
  expect(findTableTitles([{ courseId: 'CCC' }], 'courseId', chosen)).toHaveLength(1);
});
