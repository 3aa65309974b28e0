import { chakra } from '@chakra-ui/react/styled-system';
import type { BulkItem } from '../../lib/bulk/bulk-item.ts';
import { recipe } from '../../theme/system.ts';
import { getHiddenText, maxVisible } from './visible-rows.ts';

/** The rows of a run that are sent, behind a disclosure. */
export function BulkSent({ items }: { items: readonly BulkItem[] }) {
  const hiddenText = getHiddenText(items.length);
  return (
    <Details>
      <summary>Show what was sent</summary>
      <ul>
        {items.slice(0, maxVisible).map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {hiddenText && <p>{hiddenText}</p>}
    </Details>
  );
}

const Details = chakra(
  'details',
  recipe({
    base: {
      textStyle: 'sm',
      '& > summary': { minHeight: '6', fontWeight: '600', color: 'fg.brand', cursor: 'pointer' },
      '& > ul': { mt: '2', columnWidth: '240px', columnGap: '6' },
      '& li': { py: '0.5', overflowWrap: 'anywhere' },
      '& > p': { mt: '2', color: 'fg.muted' },
    },
  }),
);
