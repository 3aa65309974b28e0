import { hugeStudents } from '../../mocks/src/db/seed/huge.ts';
import { createRowSearch } from '../../web/src/ui/data-table/row-search.ts';
import { medianAndWorst } from './figures.ts';

const students = hugeStudents(100_000);
type Student = (typeof students)[number];
/** Gives the first rows of what a text finds. */
type Search = (text: string) => unknown;

const textOf = ({ fullName, phone }: Student) => `${fullName}\n${phone}`;

export function ours(): Search {
  const search = createRowSearch(students, textOf);
  while (search.prepare());
  return (text) => search.find(text).slice(0, 25);
}

export function naive(): Search {
  return (text) => {
    const needle = text.toLowerCase();
    return students.filter(({ fullName, phone }) => fullName.toLowerCase().includes(needle) || String(phone).includes(needle)).slice(0, 25);
  };
}

const typed = ['kumar devi', '0000012345', 'गीता यादव', 'a'.repeat(50)].flatMap((text) => {
  const longer = Array.from(text, (_, index) => text.slice(0, index + 1));
  return [...longer, ...longer.toReversed()];
});

/** What a keystroke costs in computing alone, typing, deleting and hostile texts: each the best of five, since the machine does other things, too. */
export function searchCost(prepare: () => Search): { median: number; worst: number } {
  const search = prepare();
  const rounds = Array.from({ length: 5 }, () => typed.map((text) => timeOf(() => search(text))));
  return medianAndWorst(typed.map((_, key) => Math.min(...rounds.map((times) => times[key] ?? Number.NaN))));
}

function timeOf(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}
