import { chakra } from '@chakra-ui/react/styled-system';
import { inputStyles } from '../../theme/recipes/input.ts';
import { recipe } from '../../theme/system.ts';

/** Scrolls a wide grid sideways. With `tall` it scrolls down, too, so that its column headers stay in sight. */
export const GridContainer = chakra(
  'div',
  recipe({
    base: { overflow: 'auto', bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', position: 'relative' },
    variants: { tall: { true: { maxHeight: '80dvh', scrollPaddingTop: '48px' } } },
  }),
);

/** The table of a grid. It styles its plain elements, because a styled element for each cell would render slowly. */
export const GridTable = chakra(
  'table',
  recipe({
    base: {
      tableLayout: 'fixed',
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      textStyle: 'sm',
      '& :is(th, td)': { padding: '2', textAlign: 'start', verticalAlign: 'middle', overflowWrap: 'anywhere' },
      // The inputs of a row stay in one line above their errors.
      '& tr:has([data-error]) > td': { verticalAlign: 'top' },
      '& thead th': {
        position: 'sticky',
        top: '0',
        zIndex: '1',
        bg: 'bg.subtle',
        color: 'fg.muted',
        fontWeight: '600',
        verticalAlign: 'bottom',
      },
      '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: '0', paddingInline: '3' },
      '& thead th:first-of-type': { zIndex: '2' },
      '& tbody :is(th, td)': { borderTopWidth: '1px' },
      '& tbody th': { bg: 'bg.panel', zIndex: '1', fontWeight: '600' },
      '& th > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '1',
        columnGap: '3',
        minHeight: '40px',
      },
      '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
      '& small[data-error]': { color: 'error.fg' },
      '& input': { ...inputStyles, minH: '40px', px: '2' },
    },
  }),
);
