import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

interface BulkProgressProps {
  label: string;
  sent: number;
  total: number;
}

/** How much of a run is sent, as a bar. */
export function BulkProgress({ label, sent, total }: BulkProgressProps) {
  return (
    <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={sent}>
      <div style={{ width: `${(100 * sent) / total}%` }} />
    </Track>
  );
}

const Track = chakra(
  'div',
  recipe({
    base: {
      height: '8px',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.hover',
      '& > div': { height: 'full', bg: 'brand.solid', transition: 'width 200ms' },
      '@media (forced-colors: active)': { border: '1px solid', '& > div': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  }),
);
