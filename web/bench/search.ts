import { hugeStudents } from '../../mocks/src/scenarios/huge-students.ts';
import { medianAndWorst } from '../../sdk/bench/figures.ts';
import { createRowSearch } from '../src/ui/data-table/row-search.ts';

const students = hugeStudents(100_000);
type Student = (typeof students)[number];
/** Returns the first matching rows. */
type Search = (text: string) => unknown;

const getSearchText = ({ fullName, phone }: Student) => `${fullName}\n${phone}`;

export function ours(): Search {
  const search = createRowSearch(students, getSearchText);
  return (text) => search(text).slice(0, 25);
}

export function naive(): Search {
  return (text) => {
    const needle = text.toLowerCase();
    return students.filter(({ fullName, phone }) => fullName.toLowerCase().includes(needle) || String(phone).includes(needle)).slice(0, 25);
  };
}

const queries = ['kumar devi', '0000012345', 'गीता यादव', 'a'.repeat(50)].flatMap((text) => {
  const longer = Array.from(text, (_, index) => text.slice(0, index + 1));
  return [...longer, ...longer.toReversed()];
});

/** Milliseconds of computing per keystroke, for typing, deleting and hostile texts. Each is the best of five, to exclude other load on the machine. */
export function searchCost(prepare: () => Search): { median: number; worst: number } {
  const search = prepare();
  const rounds = Array.from({ length: 5 }, () => queries.map((text) => measure(() => search(text))));
  return medianAndWorst(queries.map((_, key) => Math.min(...rounds.map((times) => times[key] ?? Number.NaN))));
}

function measure(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
