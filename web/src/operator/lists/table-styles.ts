import { chakra, defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { tightLineHeight } from '#theme/system.ts';

/** Container queries, because the width of a table depends on the sidebar as well as on the screen. */
export const wide = '@container (min-width: 900px)';
export const cards = '@container not (min-width: 900px)';
export const narrow = '@container (max-width: 639px)';

/** The container of a whole list. Its width decides how the list looks. */
export const ListContainer = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '3', md: '4' },
    // The chips are not needed while the fields of the filters are in sight.
    [wide]: { '&[data-open] > [data-chips] > [aria-label]': { display: 'none' } },
    _print: { containerType: 'normal' },
  },
});

export const TableContainer = chakra('div', { base: { '&[aria-busy]': { opacity: '0.6' } } });

/** A cell on paper. */
const printedCell = {
  display: 'table-cell',
  padding: '1',
  borderWidth: '1px',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  fontSize: '9pt',
  _before: { content: 'none' },
} satisfies SystemStyleObject;

/** A table on paper: its header on every sheet, and no row on two sheets. */
const printed = {
  root: {
    display: 'table',
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: '9pt',
    '& tr > [data-actions], & tr > [data-checkbox], & svg': { display: 'none' },
  },
  header: { display: 'table-header-group', '& th': printedCell },
  body: {
    display: 'table-row-group',
    '& tr': { display: 'table-row', breakInside: 'avoid', boxShadow: 'none' },
    '& tr > :is(th, td)': printedCell,
  },
} satisfies Record<string, SystemStyleObject>;

export const printedTableRecipe = defineSlotRecipe({ slots: ['root', 'header', 'body'], base: printed });

export const checkbox = { display: 'block', width: '24px', height: '24px', accentColor: 'var(--color-brand-solid)', cursor: 'pointer' };

export const hiddenLabel = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** At most `lines` lines, with an ellipsis. Unlike `white-space: nowrap` this lets the column shrink. */
const clamped = (lines: string) => ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' });

/** The row header with the status, the details, the notes, and the other cells with labels. Pseudo-elements break the lines. */
const card = {
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: '3',
    rowGap: '0',
    position: 'relative',
    minHeight: '96px',
    paddingBlock: '3',
    paddingInline: '4',
    _before: { content: '""', order: '2', flexBasis: '100%' },
    _after: { content: '""', order: '4', flexBasis: '100%' },
    '&:has(> [data-actions])': { paddingInlineEnd: '60px' },
    '&:has(> [data-checkbox])': { paddingInline: '60px 16px' },
    '&:has(th :is(a, button):focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: '2px' },
    '& th :is(a, button):focus-visible': { outline: 'none' },
  },
  '& th': { order: '1', flex: '1 1 0', minWidth: '50%' },
  '& td': {
    order: '6',
    flexBasis: '100%',
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: '2',
    textStyle: 'xs',
    _before: { content: 'attr(data-header)', color: 'fg.muted' },
  },
  '& td:is([data-card], [data-actions], [data-checkbox])': { display: 'block', _before: { content: 'none' } },
  '& td[data-card]': { flexBasis: 'auto', maxWidth: '100%', textStyle: 'sm' },
  '& td[data-label]::before': { content: 'attr(data-label) " "', color: 'fg.muted' },
  '& td[data-card=status]': { order: '1' },
  '& td[data-card=detail]': { order: '3' },
  '& td[data-card=note]': { order: '5', textStyle: 'xs', color: 'fg.muted' },
  // The record opens at a tap anywhere on the card.
  '& th :is(a, button)': { color: 'fg', _hover: { textDecoration: 'none' }, _after: { content: '""', position: 'absolute', inset: '0' } },
  // The other links are above the link that covers the card.
  '& td:not([data-actions]) a': { position: 'relative', zIndex: '1' },
  '& td[data-actions]': { position: 'absolute', zIndex: '1', top: '2', insetInlineEnd: '2' },
  // While rows are selected, a tap on the card selects it.
  '& td[data-checkbox]': { position: 'absolute', zIndex: '1', inset: '0' },
  '& [data-checkbox] > label': { display: 'grid', alignItems: 'center', height: 'full', paddingInline: '4', cursor: 'pointer' },
  // An open menu is above the next card. The whole card is lifted, because a card that has faded in is a stacking context.
  '& tr:has(> [data-actions] [aria-expanded=true])': { zIndex: '2' },
  // An action without a menu.
  '& td[data-actions] > [data-compact]': {
    width: '44px',
    minHeight: '44px',
    paddingInline: '0',
    borderColor: 'transparent',
    '& > span:last-child': hiddenLabel,
  },
} satisfies SystemStyleObject;

/** Cards in narrow containers. The body styles its plain rows and cells, because a styled element for each cell would render slowly. */
export const listTableRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'columnHeader', 'body'],
  base: {
    root: {
      display: 'block',
      width: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      borderRadius: 'md',
      textStyle: 'sm',
      [wide]: { display: 'table', bg: 'bg.panel', borderWidth: '1px', boxShadow: 'md' },
      _print: printed.root,
    },
    header: { display: 'none', [wide]: { display: 'table-header-group' }, _print: printed.header },
    columnHeader: {
      padding: '3',
      color: 'fg.muted',
      fontWeight: '600',
      textAlign: 'start',
      verticalAlign: 'middle',
      lineHeight: tightLineHeight,
      '&[aria-sort]': { color: 'fg' },
      '& button': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '24px',
        fontWeight: '600',
        textAlign: 'start',
        cursor: 'pointer',
        borderRadius: 'md',
        _hover: { color: 'fg' },
        '& svg': { flexShrink: '0', width: '1em', height: '1em' },
      },
      [wide]: { paddingInline: '2', '&[data-numeric]': { textAlign: 'end' } },
    },
    body: {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      '& tr': { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', boxShadow: 'md' },
      '& :is(th, td)': { minWidth: '0', overflowWrap: 'anywhere', verticalAlign: 'middle', textAlign: 'start' },
      '& button': { overflowWrap: 'normal' },
      '& th': { fontWeight: '600', textStyle: 'md' },
      // When the page is full and a row leaves, the next row appears only after it has left, so that the table keeps its height.
      '&[data-full]:has(> [inert]) > tr:last-child:not([inert])': { display: 'none' },
      '& [data-two-lines] > span > span': { whiteSpace: 'nowrap' },
      // Keeps the place of an action that a row does not have.
      '& [data-gap]': { display: 'none' },
      '& [data-checkbox] input': checkbox,
      [wide]: {
        display: 'table-row-group',
        '& tr': { display: 'table-row', bg: 'transparent', borderWidth: '0', boxShadow: 'none', _hover: { bg: 'bg.subtle' } },
        '& :is(th, td)': { paddingInline: '2', paddingBlock: '1', height: '48px', borderTopWidth: '1px' },
        '& th': { textStyle: 'sm' },
        '& [data-lines="1"]': clamped('1'),
        '& [data-lines="2"]': { ...clamped('2'), lineHeight: tightLineHeight },
        '& [data-two-lines]': { textStyle: 'xs', lineHeight: '1.35', '& > span': { display: 'block' } },
        '& [data-compact]': { width: '32px', minHeight: '32px', paddingInline: '0', '& > span': hiddenLabel },
        '& [data-gap]': { display: 'block', width: '32px' },
        '& tr > [data-numeric]': { textAlign: 'end' },
      },
      [cards]: card,
      _print: printed.body,
    },
  },
});
