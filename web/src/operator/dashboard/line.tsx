import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { createRouterLink } from '#ui/links.tsx';

/** A line of a list, or of its skeleton, which has the same height. */
export const Line = chakra('li', recipe({ base: { display: 'grid', minHeight: '12', '& + &': { borderTopWidth: '1px' } } }));

/** A line that is a link: a number or a mark, a text, and an icon. */
export const LineLink = createRouterLink(
  chakra(
    'a',
    recipe({
      base: {
        display: 'grid',
        gridTemplateColumns: 'minmax(32px, auto) 1fr auto',
        alignItems: 'center',
        gap: '3',
        py: '2',
        px: '2',
        // The text keeps the edge of the heading.
        marginInline: '-8px',
        borderRadius: 'md',
        color: 'fg',
        _hover: { bg: 'bg.hover' },
        '& b': { textStyle: 'lg', fontWeight: '700' },
        '& svg': { color: 'fg.muted' },
      },
    }),
  ),
);
