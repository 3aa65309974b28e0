import { expect, it } from 'vitest';
import { getMatchesText, getOptionText } from './option-search.tsx';

it('searches the detail of an option too', () => {
  expect(getOptionText({ value: 'a', label: 'Asha', detail: 'R/1' })).toBe('Asha R/1');
  expect(getOptionText({ value: 'a', label: 'Asha' })).toBe('Asha ');
  expect(getOptionText({ value: 'a', label: 'Asha', detail: 'R/1', searchText: 'Asha\n98' })).toBe('Asha\n98');
});

it('shows how many options match, and how many of them are visible', () => {
  const noun = { singular: 'student', plural: 'students' };
  expect(getMatchesText(100, '', noun)).toBe('Showing 50 of 100. Type to narrow the list.');
  expect(getMatchesText(50, '', noun)).toBe('50 students');
  expect(getMatchesText(0, ' x ', noun)).toBe("No results for 'x'.");
});
