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

/**
 * The table of a grid. Its rows are CSS grids with the columns in `--columns`, because the browser lays out all rows of a CSS table at
 * every change, but of a `tbody` that is a block only those near the viewport. It styles its plain elements, because a styled element for
 * each cell would render slowly.
 */
export const GridTable = chakra(
  'table',
  recipe({
    base: {
      display: 'block',
      textStyle: 'sm',
      '& :is(thead, tbody)': { display: 'block' },
      '& thead': { position: 'sticky', top: '0', zIndex: '2' },
      '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' },
      // The inputs of a row stay in one line above their errors.
      '& tr:has([data-error])': { alignItems: 'start' },
      '& tbody': { contentVisibility: 'auto' },
      '& tbody tr': { borderTopWidth: '1px' },
      '& :is(th, td)': { display: 'block', minWidth: '0', padding: '2', textAlign: 'start', overflowWrap: 'anywhere' },
      // A sticky header covers the cells below it.
      '& th': { display: 'grid', alignContent: 'center', alignSelf: 'stretch' },
      '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: '600' },
      '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: '0', zIndex: '1', paddingInline: '3' },
      '& tbody th': { bg: 'bg.panel', fontWeight: '600' },
      '& th > div': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '1',
        columnGap: '3',
      },
      '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
      '& small[data-error]': { color: 'error.fg' },
      '& input': { ...inputStyles, minH: '40px', px: '2' },
    },
  }),
);
