import { features } from './clients/bench-client.ts';
import type { Measured } from './measure.ts';
import type { Size } from './measure-sizes.ts';

type Row = [name: string, cell: (one: Measured) => string | undefined];

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const kilobytes = (size: Size | undefined) => size && inKilobytes(size.brotli);
const lazyKilobytes = ({ 'lazy, brotli': bytes }: Size) => (bytes ? inKilobytes(bytes) : undefined);
const count = (value: number | undefined) => value?.toLocaleString('en');

/** Rows of the README's table: figures, then features. */
const rows: Row[] = [
  ['the whole client, 32 operations, brotli', ({ sizes }) => kilobytes(sizes['all 32 operations'])],
  ['a page with one operation, brotli', ({ sizes }) => kilobytes(sizes['listCourses alone'])],
  ['the whole client with React Query hooks, brotli', ({ sizes }) => kilobytes(sizes['with hooks'])],
  ['loaded on first use (`api.http`), brotli', ({ sizes }) => lazyKilobytes(sizes['all 32 operations'])],
  ['a GET, as a multiple of `fetch`', ({ overhead }) => `${overhead.get.ratio.toFixed(2)}`],
  ['a POST, as a multiple of `fetch`', ({ overhead }) => `${overhead.post.ratio.toFixed(2)}`],
  [
    'type instantiations of 20 calls, TypeScript 7 / 5.9',
    ({ typeCost }) => `${count(typeCost['7'].calls.own)} / ${count(typeCost['5.9'].calls.own)}`,
  ],
  [
    'type instantiations of 20 calls and 20 hooks',
    ({ typeCost }) => typeCost['7'].hooks && `${count(typeCost['7'].hooks.own)} / ${count(typeCost['5.9'].hooks?.own)}`,
  ],
  ['generation', ({ generation }) => (generation === undefined ? undefined : `${generation.toFixed(1)} s`)],
  ...features.map((feature): Row => [feature, ({ features: own }) => own[feature]]),
];

/** Prints the table of the SDK's README. */
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
