import { hugeStudents } from '../../mocks/src/db/seed/huge.ts';
import { createRowSearch } from '../../web/src/ui/data-table/row-search.ts';
import { median } from './figures.ts';

/** What a keystroke costs in computing alone: the median and the worst of typing, deleting and hostile texts. */
export function searchCost() {
  const search = createRowSearch(hugeStudents(100_000), ({ fullName, phone }) => `${fullName}\n${phone}`);
  while (search.prepare());
  const typed = ['kumar devi', '0000012345', 'गीता यादव', 'a'.repeat(50)].flatMap((text) => {
    const longer = Array.from(text, (_, index) => text.slice(0, index + 1));
    return [...longer, ...longer.toReversed()];
  });
  const times = typed.map((text) => {
    const started = performance.now();
    search.find(text).slice(0, 25);
    return performance.now() - started;
  });
  return { 'median ms': median(times).toFixed(2), 'worst ms': Math.max(...times).toFixed(2) };
}
