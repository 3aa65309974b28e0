import { pathToFileURL } from 'node:url';
import { hugeStudents } from '../../mocks/src/scenarios/huge-students.ts';
import { median, millisecondsOf, round } from '../../sdk/bench/measure.ts';
import { type Figures, type Goal, goalRow, judge, printTable } from '../../sdk/bench/print.ts';
import { inSandbox } from '../../sdk/bench/sandbox.ts';
import { createRowSearch } from '../src/ui/data-table/row-search.ts';

type Student = ReturnType<typeof hugeStudents>[number];
/** Returns the first page of the rows that match. */
type Search = (text: string) => Student[];
type CreateSearch = (rows: Student[], getSearchText: (row: Student) => string, pageSize: number) => Search;

const goals: Record<string, Goal> = { typing: { max: 4 } };
const rows = hugeStudents(100_000);
const pageSize = 25;
const getSearchText = ({ fullName, phone }: Student) => `${fullName}\n${phone}`;

/** Texts that are typed and then deleted, letter by letter. */
const keys = ['aarti kumar', '0000012345', 'गीता यादव'].flatMap((text) => {
  const beginnings = Array.from(text, (_, index) => text.slice(0, index + 1));
  const typed = beginnings.map((typedText) => ({ text: typedText, isTyped: true }));
  const deleted = beginnings.slice(0, -1).map((leftText) => ({ text: leftText, isTyped: false }));
  return [...typed, ...deleted.reverse()];
});

/** The search of `ui/data-table`. */
const ours: CreateSearch = (students, getText, size) => {
  const search = createRowSearch(students, getText);
  return (text) => search(text).slice(0, size);
};

const lowerCase: CreateSearch = (students, getText, size) => (text) => {
  const needle = text.toLowerCase();
  return students.filter((student) => getText(student).toLowerCase().includes(needle)).slice(0, size);
};

/** Milliseconds of a key: the best of 5, so that other load on the machine does not count. The first key includes creating the search. */
async function measure(create: CreateSearch): Promise<Figures> {
  let search: Search = () => [];
  const first = await millisecondsOf(() => {
    search = create(rows, getSearchText, pageSize);
    search('1');
  });
  const best = keys.map(() => Infinity);
  for (let run = 0; run < 5; run++)
    for (const [key, { text }] of keys.entries()) best[key] = Math.min(best[key] ?? 0, await millisecondsOf(() => search(text)));
  const medianOf = (isTyped: boolean) => round(median(best.filter((_, key) => keys[key]?.isTyped === isTyped)));
  return { typing: medianOf(true), deleting: medianOf(false), worst: round(Math.max(...best)), first: round(first, 0) };
}

/** A key in the search of 100,000 rows: computing, without React and the browser. */
export async function benchSearch(): Promise<void> {
  const ourFigures = await measure(ours);
  await inSandbox(async (folder) => {
    const tanstack: { createSearch: CreateSearch } = await import(pathToFileURL(`${folder}/tanstack-table.mts`).href);
    printTable('A key in the search of 100,000 rows, median, ms', {
      goal: goalRow(goals),
      'ui/data-table': { ...ourFigures, result: judge(goals, ourFigures) },
      'TanStack Table 9': await measure(tanstack.createSearch),
      'toLowerCase of each row': await measure(lowerCase),
    });
  });
}
