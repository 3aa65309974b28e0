import { describe, expect, it } from 'vitest';
import { createRowSearch, rowSearchOf } from './row-search.ts';

const names = ['Anjali Kumari', 'अंजलि कुमारी', 'José Roy', 'IMRAN', '😀 Imran'];
const search = createRowSearch(names, (name) => name);
const found = (query: string) =>
  search
    .find(query)
    .slice(0, 99)
    .map((place) => names[place]);

describe('the search of a table', () => {
  it('finds a text anywhere in a row, and every row for no text [R-326]', () => {
    expect(found('jali')).toEqual(['Anjali Kumari']);
    expect(found('')).toEqual(names);
    expect(found('  ')).toEqual(names);
    expect(found('nobody')).toEqual([]);
  });

  it('case does not matter, nor how a letter is put together, nor how many spaces there are [F-20]', () => {
    expect(found('anjali   kum')).toEqual(['Anjali Kumari']);
    expect(found('imran')).toEqual(['IMRAN', '😀 Imran']);
    expect(found('Jose\u0301')).toEqual(['José Roy']);
    expect(found('अंजलि')).toEqual(['अंजलि कुमारी']);
    expect(found('😀')).toEqual(['😀 Imran']);
  });

  it('typing on, deleting and starting anew find what each text alone would [F-27]', () => {
    for (const query of ['i', 'im', 'imr', 'im', 'an', 'anj', 'a']) {
      const alone = createRowSearch(names, (name) => name);
      expect(found(query), query).toEqual(
        alone
          .find(query)
          .slice(0, 99)
          .map((place) => names[place]),
      );
    }
  });

  it('a text is found where it stands in one row, not where one row ends and the next begins [R-326]', () => {
    // More rows than are made ready at once, some without any text.
    const rows = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(3).slice(0, index % 9));
    const long = createRowSearch(rows, (row) => row);
    for (const query of ['0', '01', '012', '22', '2201', '00000', '1', '12112', '21120220', '9']) {
      const places = rows.flatMap((row, place) => (row.includes(query) ? [place] : []));
      const page = long.find(query);
      expect(page.slice(0, page.count), query).toEqual(places);
    }
  });

  it('what is typed is text and no pattern [S-34]', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(a+)+$')).toEqual([]);
  });

  it('gives one page of what was found [R-428]', () => {
    const many = createRowSearch(
      Array.from({ length: 12 }, (_, index) => `row ${index}`),
      (row) => row,
    );
    expect(many.find('row').count).toBe(12);
    expect(many.find('row').slice(10, 15)).toEqual([10, 11]);
    expect(many.find('').slice(10, 15)).toEqual([10, 11]);
    expect(many.find('').slice(15, 20)).toEqual([]);
  });
});

it('where there are few rows, a search need not wait [F-19]', () => {
  expect(createRowSearch(names, String).isQuick()).toBe(true);
});

it('a list has one search, however often it is drawn, and another one when it is read again [F-19]', () => {
  expect(rowSearchOf(names, String)).toBe(rowSearchOf(names, String));
  expect(rowSearchOf([...names], String)).not.toBe(rowSearchOf(names, String));
});

it('a row whose text cannot be read fails whoever waits for the search [F-24]', async () => {
  const broken = createRowSearch([null], (row) => Reflect.get(Object(row), 'name').trim());
  await expect(broken.prepared()).rejects.toBeInstanceOf(TypeError);
});

describe('100,000 rows', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ name: `Student ${index % 977} Kumar-${index}`, phone: index }));
  const hostile = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!';

  it('are searched below 50 ms a keystroke, hostile text too [F-19, S-34]', async () => {
    let keys = 0;
    const large = createRowSearch(rows, ({ name, phone }) => {
      keys += 1;
      return `${name}\n${phone}`;
    });
    large.prepare();
    expect(keys, 'a little at a time, so that no task is long').toBeLessThanOrEqual(5000);
    expect(large.isQuick(), 'all the rest at once would be a long one').toBe(false);
    await large.prepared();
    expect(large.isQuick()).toBe(true);
    const slowest = ['s', 'st', 'student 12', 'student 12 k', 'kumar-9', 'kumar-', '9', '99', hostile, ''].map((query) => {
      const times = Array.from({ length: 3 }, () => {
        // Nothing of an earlier search helps.
        large.find('\u0001');
        const started = performance.now();
        large.find(query).slice(0, 25);
        return performance.now() - started;
      });
      return Math.min(...times);
    });
    expect(Math.max(...slowest)).toBeLessThan(50);
    expect(keys, 'each key is made once').toBe(rows.length);
    const alike = createRowSearch(Array<string>(20_000).fill('a'.repeat(99)), String);
    while (alike.prepare());
    const started = performance.now();
    expect(alike.find('a'.repeat(100)).count, 'a text that fits everywhere but for its end').toBe(0);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
