import { chakra } from '@chakra-ui/react/styled-system';

/** From this width on two lists fit beside each other. */
const wide = '@container (min-width: 640px)';

/** Scrolls a wide grid sideways. With `tall` it scrolls down, too, so that its column headers stay in sight. */
export const GridContainer = chakra('div', {
  base: {
    overflow: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    position: 'relative',
  },
  variants: {
    tall: { true: { maxHeight: '80dvh', scrollPaddingTop: '48px', scrollPaddingInlineStart: 'var(--row-header)' } },
    // The header sticks to the page, below the bar.
    grouped: {
      true: {
        overflow: { base: 'clip', md: 'auto' },
        scrollSnapType: 'x mandatory',
        '--top': { base: '64px', md: '0px' },
      },
    },
    paired: { true: { [wide]: { borderWidth: '0', overflow: 'visible' } } },
    names: { text: { '--row-header': { base: '104px', md: '148px' } }, input: { '--row-header': { base: '164px', md: '232px' } } },
  },
});

/** Rows are CSS grids: the browser lays out only the grids near the viewport, but all rows of a CSS table at every change. */
export const GridTable = chakra('table', {
  base: {
    display: 'block',
    textStyle: 'sm',
    '& :is(thead, tbody)': { display: 'block' },
    '& thead': { position: 'sticky', top: 'var(--top, 0)', zIndex: '2' },
    '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' },
    // The inputs of a row stay in one line above their errors.
    '& tr:has([data-note])': { alignItems: 'start' },
    '& tbody tr': { contentVisibility: 'auto', borderTopWidth: '1px' },
    '& :is(th, td)': { display: 'block', minWidth: '0', padding: '2', textAlign: 'start', overflowWrap: 'anywhere' },
    '& input': { textOverflow: 'ellipsis' },
    // A sticky header covers the cells below it.
    '& th': { display: 'grid', alignContent: 'center', alignSelf: 'stretch' },
    '& thead :is(th, td)': { bg: 'bg.subtle', color: 'fg.muted', alignSelf: 'stretch' },
    '& thead th': { fontWeight: '600' },
    '& tr > :first-child': { position: 'sticky', insetInlineStart: '0', zIndex: '1', paddingInline: '3' },
    '& tbody th': { bg: 'bg.panel', fontWeight: '600' },
    '& td:has(> img)': {
      display: 'grid',
      gridTemplateColumns: '32px minmax(0, 1fr)',
      columnGap: '2',
      '& > small': { gridColumn: '1 / -1' },
    },
    '& td > img': { width: '32px', height: '40px', objectFit: 'cover', borderRadius: 'md', bg: 'bg.hover' },
    '& th > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1',
      columnGap: '3',
    },
    '& small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
    '& small[data-tone=error]': { color: 'error.fg' },
    '& small[data-tone=warning]': { color: 'warning.fg' },
  },
  variants: {
    grouped: {
      true: {
        '& input': { scrollMarginTop: '88px' },
        '@media (max-width: 767px) and (max-height: 480px)': { '& thead': { position: 'static' } },
        '& [colspan]': { gridColumn: 'span 2', scrollSnapAlign: 'end', color: 'fg' },
        '& td[colspan]': { gridColumn: '1 / -1' },
        '& thead td > div': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '3' },
        '& thead td > div > :nth-child(3)': { gridColumn: '1 / -1' },
        '& select': { width: 'full' },
        '& tr > :is(th, td):not(:first-child)': { paddingInline: '1', alignSelf: 'stretch', textAlign: 'center' },
        '& tr > :nth-child(even), & th[colspan]': { borderInlineStartWidth: '1px' },
        '& th[scope=col]:not(:first-child)': { textStyle: 'xs', alignContent: 'end' },
        '& td input': { textAlign: 'center' },
      },
    },
    paired: {
      true: {
        [wide]: {
          '& tbody': {
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gridTemplateRows: 'repeat(var(--pairs), auto)',
            gridAutoFlow: 'column',
            columnGap: '8',
          },
          // The one row of headers would fit only one of the two lists, and the lists explain themselves.
          '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
          '& tbody :is(th, td)': { paddingBlock: '1' },
          '& tr > th:first-of-type': { paddingInlineStart: '0' },
          // Room for the outline of a focused input.
          '& tr > td:last-of-type': { paddingInlineEnd: '1' },
        },
      },
    },
    names: {
      // The height of a row that is not laid out yet.
      text: { '& tbody tr': { containIntrinsicBlockSize: 'auto 58px' } },
      input: {
        '& tbody tr': { containIntrinsicBlockSize: 'auto 49px' },
        '& tbody :is(th, td)': { paddingBlock: '1' },
        '& tr > th:first-of-type': { paddingInline: { base: '1', md: '2' }, borderInlineEndWidth: '1px' },
        '& tbody th': { alignContent: 'start' },
        '& tbody th > div': { flexWrap: 'nowrap', alignItems: 'start', columnGap: { base: '1', md: '2' } },
        '& th span': {
          flex: '0 0 auto',
          minWidth: { base: '20px', md: '28px' },
          textStyle: 'xs',
          lineHeight: '40px',
          fontWeight: '400',
          color: 'fg.muted',
        },
        '& thead th:first-of-type': { paddingInlineStart: { base: '28px', md: '44px' } },
        '& th > div > div': { flex: '1 1 0', minWidth: '0' },
        '& tbody th input': { fontWeight: '600' },
      },
    },
  },
});
