import { expect, it, onTestFinished, vi } from 'vitest';
import { createRowSearch } from './row-search.ts';

const names = ['Anjali Kumari', 'अंजलि कुमारी', 'José Roy', 'IMRAN', '😀 Imran'];
const search = createRowSearch(names, (name) => name);

it('finds the beginnings of words, and every row for a blank query [R-326]', () => {
  for (const query of ['anj', 'kum']) expect(search(query)).toEqual(['Anjali Kumari']);
  for (const query of ['jali', 'xyz']) expect(search(query)).toEqual([]);
  for (const query of ['', '  ']) expect(search(query)).toEqual(names);
});

it('finds a letter and a number as words of their own', () => {
  const texts = ['Batch G', 'Morning batch', 'Harini Shaikh 8', 'Harini Shaikh 18', 'GVI/2024/R12', 'asha@gvi.example'];
  const find = createRowSearch(texts, String);
  expect(find('batch g')).toEqual(['Batch G']);
  expect(find('Harini Shaikh 8')).toEqual(['Harini Shaikh 8']);
  expect(find('harini shaikh')).toEqual(['Harini Shaikh 8', 'Harini Shaikh 18']);
  for (const query of ['2024', 'r12', '12', 'gvi/20', '/r']) expect(find(query), query).toEqual(['GVI/2024/R12']);
  for (const query of ['@gvi', 'asha@gvi.example', 'ex']) expect(find(query), query).toEqual(['asha@gvi.example']);
});

it('ignores case, Unicode form and the number of spaces [F-20]', () => {
  expect(search('anjali   kum')).toEqual(['Anjali Kumari']);
  expect(search('imran')).toEqual(['IMRAN', '😀 Imran']);
  expect(search('Jose\u0301')).toEqual(['José Roy']);
  expect(search('अंजलि')).toEqual(['अंजलि कुमारी']);
  expect(search('😀')).toEqual(['😀 Imran']);
});

it('finds Devanagari words by Latin ones that sound like them, after the rows with the word itself', () => {
  const titles = ['हिन्दी टाइपिंग', 'Lessons in Hindi', 'सिलाई और कढ़ाई', 'कंप्यूटर कोर्स', 'नवोदय प्रवेश', 'सामान्य ज्ञान', 'योग', 'महिला', 'Tally'];
  const find = createRowSearch(titles, String);
  const found = (query: string) => find(query).map((title) => titles.indexOf(title));
  expect(found('hindi')).toEqual([1, 0]);
  for (const query of ['hindee', 'typing', 'hindi typing', 'हिन्दी typing']) expect(found(query), query).toEqual([0]);
  for (const query of ['silai', 'silaai']) expect(found(query), query).toEqual([2]);
  const words = ['computer', 'navodaya', 'gyan', 'yoga', 'mahila', 'tally'];
  expect(words.map(found)).toEqual([[3], [4], [5], [6], [7], [8]]);
  for (const query of ['dca', 'ccc', 'sil ai', 'com', 'it', 'sil.*']) expect(found(query), query).toEqual([]);
});

it('finds the words of the query in any order, all of them in one line of the text', () => {
  const people = ['Rohit Kumar Singh\nrohit@example.com', 'Singh Rohini\nkumar@example.com'];
  const find = createRowSearch(people, String);
  expect(find('Rohit singh')).toEqual([people[0]]);
  expect(find('singh rohi')).toEqual(people);
  expect(find('kumar singh'), 'the second has the words in different lines').toEqual([people[0]]);
});

it('finds a phone number by its last ten digits, however it is written', () => {
  const phones = ['Asha\n1235831495', 'Ravi\n+91 12358-31495', 'Meena\n012358 31495', 'Other\n3149512358', 'No phone\n'];
  const find = createRowSearch(phones, String);
  const parts = ['12358-314', '8314'];
  for (const query of ['12358 31495', '+91-12358-31495', '01235831495', '+91 (12358) 31495', '911235831495', ...parts])
    expect(find(query), query).toEqual(phones.slice(0, 3));
  expect(find('+91 12358')).toEqual(phones.slice(0, 4));
  expect(find('+')).toEqual([phones[1]]);
});

it('treats the query as plain text, not as a pattern [S-34]', () => {
  for (const query of ['.*', '(a+)+$']) expect(search(query)).toEqual([]);
  expect(createRowSearch(['a.*b'], String)('.*')).toEqual(['a.*b']);
});

it('looks once at each line of the rows for each word of a query, also of a hostile one [F-19, S-34]', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({ name: `Student ${index % 977} Kumar-${index}`, phone: index }));
  let keys = 0;
  const find = createRowSearch(rows, ({ name, phone }) => {
    keys += 1;
    return `${name}\n${phone}`;
  });
  find('');
  expect(keys, 'a page that is not searched needs no keys').toBe(0);
  const includes = vi.spyOn(String.prototype, 'includes');
  onTestFinished(() => includes.mockRestore());
  const queries = ['s', 'student 12 k', '+91 12358-31495', 'kumar-', '9', `${'a'.repeat(50)}!`, '(a+)+$', ''];
  for (const query of queries) {
    includes.mockClear();
    find(query);
    const words = query.match(/\S+/g)?.length ?? 0;
    expect(includes.mock.calls.length, query).toBeLessThanOrEqual(2 * rows.length * words);
  }
  expect(keys, 'each key is created once').toBe(rows.length);
});
