import { chakra } from '@chakra-ui/react/styled-system';

/** A container query, because the width of a table depends on the sidebar as well as on the screen. */
const wide = '@container (min-width: 900px)';

/** The query container of a table. */
export const TableContainer = chakra('div', { base: { containerType: 'inline-size' } });

/** A table in wide containers. In narrow ones each row is a card and each cell is labelled with its header. */
export const Table = chakra('table', {
  base: {
    display: 'block',
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    borderRadius: 'md',
    textStyle: 'sm',
    '& thead': { display: 'none' },
    '& thead th': { padding: '3', color: 'fg.muted', fontWeight: '600', verticalAlign: 'bottom' },
    '& tbody': { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' },
    [wide]: {
      display: 'table',
      bg: 'bg.panel',
      borderWidth: '1px',
      boxShadow: 'md',
      '& thead': { display: 'table-header-group' },
      '& tbody': { display: 'table-row-group' },
    },
  },
});

/** A row, or a card in narrow containers. */
export const Row = chakra('tr', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1.5',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'md',
    [wide]: {
      display: 'table-row',
      bg: 'transparent',
      borderWidth: '0',
      boxShadow: 'none',
      _hover: { bg: 'bg.subtle' },
    },
  },
});

const cell = {
  minWidth: '0',
  overflowWrap: 'anywhere',
  verticalAlign: 'middle',
  textAlign: 'start',
  '& button': { overflowWrap: 'normal' },
} as const;

/** The header cell of a row, or the title of a card. */
export const HeaderCell = chakra('th', {
  base: {
    ...cell,
    fontWeight: '600',
    textStyle: 'md',
    marginBottom: '1',
    [wide]: { padding: '3', borderTopWidth: '1px', textStyle: 'sm' },
  },
});

/** A cell; `data-header` is its label in a card. */
export const Cell = chakra('td', {
  base: {
    ...cell,
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, 2fr) minmax(0, 3fr)',
    gap: '3',
    _before: { content: 'attr(data-header)', color: 'fg.muted' },
    [wide]: { display: 'table-cell', padding: '3', borderTopWidth: '1px', _before: { content: 'none' } },
  },
  variants: { numeric: { true: { [wide]: { textAlign: 'end' } } } },
});
