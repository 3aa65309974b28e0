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
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'bg.hover',
      // A border, which stays visible in forced colors. A media query in a new style would make the browser restyle the whole page.
      '& > div': { borderTopWidth: '8px', borderColor: 'brand.solid', transition: 'width 200ms' },
    },
  }),
);
