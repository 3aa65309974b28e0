import { features } from './contestants/contestant.ts';
import type { Measured } from './measure.ts';
import type { Size } from './sizes.ts';

type Row = [name: string, cell: (one: Measured) => string | undefined];

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const kilobytes = (size: Size | undefined) => size && inKilobytes(size.brotli);
const later = ({ 'later, brotli': bytes }: Size) => (bytes ? inKilobytes(bytes) : undefined);
const count = (value: number | undefined) => value?.toLocaleString('en');

/** Rows of the README's table: what was measured, then what there is without further code. A dash is nothing. */
const rows: Row[] = [
  ['the whole client, 32 calls, brotli', ({ sizes }) => kilobytes(sizes['all 32 calls'])],
  ['a page with one call, brotli', ({ sizes }) => kilobytes(sizes['listCourses alone'])],
  ['the whole with React Query hooks, brotli', ({ sizes }) => kilobytes(sizes['with hooks'])],
  ['loaded later, when it is used (`api.http`)', ({ sizes }) => later(sizes['all 32 calls'])],
  ['a GET, against bare fetch', ({ overhead }) => `${overhead.get.ratio.toFixed(2)}`],
  ['a POST, against bare fetch', ({ overhead }) => `${overhead.post.ratio.toFixed(2)}`],
  [
    'type instantiations of 20 calls, TypeScript 7 / 5.9',
    ({ typeCost }) => `${count(typeCost['7'].calls.own)} / ${count(typeCost['5.9'].calls.own)}`,
  ],
  [
    'of 20 calls and 20 hooks',
    ({ typeCost }) => typeCost['7'].hooks && `${count(typeCost['7'].hooks.own)} / ${count(typeCost['5.9'].hooks?.own)}`,
  ],
  ['generation', ({ generation }) => (generation === undefined ? undefined : `${generation.toFixed(1)} s`)],
  ...features.map((feature): Row => [feature, ({ has }) => has[feature]]),
];

/** The table of the SDK's README. */
export function printMarkdown(measured: Measured[]): void {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  console.log(
    [
      line(['', ...measured.map(({ title }) => title)]),
      line(['---', ...measured.map(() => '---')]),
      ...rows.map(([name, cell]) => line([name, ...measured.map((one) => cell(one) ?? '–')])),
    ].join('\n'),
  );
}
