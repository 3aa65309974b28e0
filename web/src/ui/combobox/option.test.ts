import { expect, it } from 'vitest';
import { oneOfEach, searchedText } from './option.ts';
import { matchesText } from './use-matches.ts';

it('whoever comes twice is offered once, in the place and with the words of the first time [F-26]', () => {
  const rows = [
    { _id: 'a', name: 'first' },
    { _id: 'b', name: 'other' },
    { _id: 'a', name: 'second' },
  ];
  expect(oneOfEach(rows)).toEqual(rows.slice(0, 2));
});

it('an option is found by its detail, too', () => {
  expect(searchedText({ value: 'a', label: 'Asha', detail: 'R/1' })).toBe('Asha R/1');
  expect(searchedText({ value: 'a', label: 'Asha' })).toBe('Asha ');
});

it('says how many there are, and when there are too many', () => {
  const shown = Array.from({ length: 50 }, (_, index) => ({ value: String(index), label: 'x' }));
  expect(matchesText({ count: 1234, shown, all: () => shown }, '')).toBe('50 of 1234: type to narrow');
  expect(matchesText({ count: 50, shown, all: () => shown }, '')).toBe('50 to choose from');
  expect(matchesText({ count: 0, shown: [], all: () => [] }, ' x ')).toBe("Nothing matches 'x'.");
});
