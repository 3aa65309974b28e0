import { describe, expect, it } from 'vitest';
import { createRowSearch, getRowSearch } from './row-search.ts';

const names = ['Anjali Kumari', 'अंजलि कुमारी', 'José Roy', 'IMRAN', '😀 Imran'];
const search = createRowSearch(names, (name) => name);
const found = (query: string) =>
  search
    .find(query)
    .slice(0, 99)
    .map((index) => names[index]);

describe('the search of a table', () => {
  it('finds a text anywhere in a row, and every row for a blank query [R-326]', () => {
    expect(found('jali')).toEqual(['Anjali Kumari']);
    expect(found('')).toEqual(names);
    expect(found('  ')).toEqual(names);
    expect(found('xyz')).toEqual([]);
  });

  it('ignores case, Unicode form and the number of spaces [F-20]', () => {
    expect(found('anjali   kum')).toEqual(['Anjali Kumari']);
    expect(found('imran')).toEqual(['IMRAN', '😀 Imran']);
    expect(found('Jose\u0301')).toEqual(['José Roy']);
    expect(found('अंजलि')).toEqual(['अंजलि कुमारी']);
    expect(found('😀')).toEqual(['😀 Imran']);
  });

  it('finds the same rows as a new search while the query grows, shrinks and changes [F-27]', () => {
    for (const query of ['i', 'im', 'imr', 'im', 'an', 'anj', 'a']) {
      const fresh = createRowSearch(names, (name) => name);
      expect(found(query), query).toEqual(
        fresh
          .find(query)
          .slice(0, 99)
          .map((index) => names[index]),
      );
    }
  });

  it('finds no match across two rows [R-326]', () => {
    // More rows than one chunk, some of them blank.
    const rows = Array.from({ length: 9000 }, (_, index) => (index * 7919).toString(3).slice(0, index % 9));
    const long = createRowSearch(rows, (row) => row);
    for (const query of ['0', '01', '012', '22', '2201', '00000', '1', '12112', '21120220', '9']) {
      const indexes = rows.flatMap((row, index) => (row.includes(query) ? [index] : []));
      const page = long.find(query);
      expect(page.slice(0, page.count), query).toEqual(indexes);
    }
  });

  it('treats the query as plain text, not as a pattern [S-34]', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(a+)+$')).toEqual([]);
  });

  it('returns one page of the matches [R-428]', () => {
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

it('is quick without preparation if there are few rows [F-19]', () => {
  expect(createRowSearch(names, String).isQuick()).toBe(true);
});

it('caches the search of a list until the list is fetched again [F-19]', () => {
  expect(getRowSearch(names, String)).toBe(getRowSearch(names, String));
  expect(getRowSearch([...names], String)).not.toBe(getRowSearch(names, String));
});

it('rejects `prepared` if the text of a row cannot be read [F-24]', async () => {
  const broken = createRowSearch([null], (row) => Reflect.get(Object(row), 'name').trim());
  await expect(broken.prepared()).rejects.toBeInstanceOf(TypeError);
});

describe('100,000 rows', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ name: `Student ${index % 977} Kumar-${index}`, phone: index }));
  const hostile = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!';

  it('are searched in less than 50 ms per keystroke, also for a hostile query [F-19, S-34]', async () => {
    let keys = 0;
    const large = createRowSearch(rows, ({ name, phone }) => {
      keys += 1;
      return `${name}\n${phone}`;
    });
    large.prepare();
    expect(keys, 'one chunk at a time, so that tasks are short').toBeLessThanOrEqual(5000);
    expect(large.isQuick(), 'creating the other keys at once would take long').toBe(false);
    await large.prepared();
    expect(large.isQuick()).toBe(true);
    const slowest = ['s', 'st', 'student 12', 'student 12 k', 'kumar-9', 'kumar-', '9', '99', hostile, ''].map((query) => {
      const times = Array.from({ length: 3 }, () => {
        // Clears the cached results.
        large.find('\u0001');
        const started = performance.now();
        large.find(query).slice(0, 25);
        return performance.now() - started;
      });
      return Math.min(...times);
    });
    expect(Math.max(...slowest)).toBeLessThan(50);
    expect(keys, 'each key is created once').toBe(rows.length);
    const equal = createRowSearch(Array<string>(20_000).fill('a'.repeat(99)), String);
    while (equal.prepare());
    const started = performance.now();
    expect(equal.find('a'.repeat(100)).count, 'a query that differs from every row only in its last letter').toBe(0);
    expect(performance.now() - started).toBeLessThan(50);
  });
});
