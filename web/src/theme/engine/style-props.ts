import type { Styles } from './styles.ts';

/** Style props that take the name of a token, by the scale that the name is of. */
export const scales = {
  animations: ['animation'],
  aspectRatios: ['aspectRatio'],
  borderStyles: ['borderStyle'],
  borderWidths: ['borderWidth', 'borderTopWidth', 'borderBottomWidth', 'borderBlockWidth', 'borderInlineStartWidth'],
  colors: [
    'background',
    'borderColor',
    'borderTopColor',
    'borderBottomColor',
    'borderInlineStartColor',
    'borderInlineEndColor',
    'color',
    'outlineColor',
  ],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
  spacing: [
    ...['borderSpacing', 'gap', 'rowGap', 'columnGap', 'scrollPaddingTop', 'scrollPaddingBottom'],
    ...['inset', 'insetBlock', 'insetInline', 'insetInlineStart', 'insetInlineEnd', 'top', 'bottom'],
    ...['margin', 'marginBlock', 'marginInline', 'marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd'],
    ...['padding', 'paddingBlock', 'paddingInline', 'paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
  ],
  zIndex: ['zIndex'],
};

/** Short names of some of them. */
export const shorthands: Record<string, string[]> = {
  background: ['bg'],
  insetInlineStart: ['insetStart'],
  insetInlineEnd: ['insetEnd'],
  marginTop: ['mt'],
  marginBottom: ['mb'],
  marginInlineStart: ['ms'],
  marginInlineEnd: ['me'],
  marginInline: ['mx'],
  maxWidth: ['maxW'],
  minWidth: ['minW'],
  minHeight: ['minH'],
  padding: ['p'],
  paddingTop: ['pt'],
  paddingBottom: ['pb'],
  paddingInlineStart: ['ps'],
  paddingInlineEnd: ['pe', 'paddingEnd'],
  paddingInline: ['px'],
  paddingBlock: ['py'],
};

/** What is known of the value that a style prop is given. */
interface Given {
  /** As it is written; before it, the token of that name. */
  raw: unknown;
}

/** A style prop that is no property, or several. */
interface Utility {
  values?: string;
  transform: (value: unknown, given: Given) => Styles;
}

/** One prop for several properties. */
const several = (...properties: string[]) => ({
  values: 'radii',
  transform: (value: unknown) => Object.fromEntries(properties.map((property) => [property, value])),
});

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
};

/** Style props of our own, beside the properties of CSS. */
export const utilities: Record<string, Utility> = {
  borderTopRadius: several('borderTopLeftRadius', 'borderTopRightRadius'),
  borderBottomRadius: several('borderBottomLeftRadius', 'borderBottomRightRadius'),
  hideFrom: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
  },
  hideBelow: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
  truncate: { transform: (value) => (value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}) },
  srOnly: { transform: (value) => (value ? unseen : {}) },
};

/** Conditions that parts of styles stand under, without the line that leads their names. */
export const conditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  selected: '&:is([aria-selected=true], [data-selected])',
  hidden: '&:is([hidden], [data-hidden])',
  currentPage: '&[aria-current=page]',
  placeholder: '&::placeholder, &[data-placeholder]',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  first: '&:first-of-type',
  last: '&:last-of-type',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
};
