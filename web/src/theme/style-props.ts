const colorNames = [
  ...['bg', 'bg.subtle', 'bg.panel', 'bg.hover', 'bg.deep', 'bg.deepHover', 'bg.deepest', 'bg.tint'],
  ...['fg', 'fg.muted', 'fg.brand', 'fg.onDeep', 'fg.onDeepMuted'],
  ...['border', 'border.onDeep', 'border.control'],
  ...['brand.solid', 'brand.hover', 'brand.on', 'accent.solid', 'accent.hover', 'accent.on', 'accent.fg', 'focus'],
  ...['error.fg', 'error.hover', 'error.bg', 'success.fg', 'success.bg', 'warning.fg', 'warning.bg'],
];

/** `fg.onDeep` is `--color-fg-on-deep`. */
const toVariable = (color: string) => `var(--color-${color.replace(/\.|(?=[A-Z])/g, '-').toLowerCase()})`;

/** No tokens: their values depend on the color mode, and semantic tokens would cost the start four times as much. */
export const colors = Object.fromEntries(colorNames.map((color) => [color, toVariable(color)]));

/** Style props that accept the names of a scale. */
export const namedValues: { values: string | Record<string, string>; props: string[] }[] = [
  {
    values: colors,
    props: [
      'background',
      'borderColor',
      'borderTopColor',
      'borderBottomColor',
      'borderInlineStartColor',
      'borderInlineEndColor',
      'color',
      'outlineColor',
    ],
  },
  { values: 'animations', props: ['animation'] },
  { values: 'fontSizes', props: ['fontSize'] },
  { values: 'radii', props: ['borderRadius'] },
  { values: 'shadows', props: ['boxShadow'] },
  { values: 'sizes', props: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'] },
  {
    values: 'spacing',
    props: [
      ...['borderSpacing', 'gap', 'rowGap', 'columnGap'],
      ...['inset', 'insetInline', 'insetInlineStart', 'insetInlineEnd', 'top', 'bottom'],
      ...['margin', 'marginBlock', 'marginInline', 'marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd'],
      ...['padding', 'paddingBlock', 'paddingInline', 'paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    ],
  },
  { values: 'zIndex', props: ['zIndex'] },
];

/** Shorthands of style props, by the long name. */
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

/** A style prop that sets several CSS properties or is none itself. */
interface Utility {
  /** Its values by name, or Chakra's name of them. */
  values?: string | Record<string, string>;
  /** `raw` is the value of the prop before names are resolved. */
  transform: (value: unknown, { raw }: { raw: unknown }) => Record<string, unknown>;
}

const radiusUtility = (...properties: string[]) => ({
  values: 'radii',
  transform: (value: unknown) => Object.fromEntries(properties.map((property) => [property, value])),
});

export const utilities: Record<string, Utility> = {
  borderTopRadius: radiusUtility('borderTopLeftRadius', 'borderTopRightRadius'),
  borderBottomRadius: radiusUtility('borderBottomLeftRadius', 'borderBottomRightRadius'),
  hideFrom: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
  },
  hideBelow: {
    values: 'breakpoints',
    transform: (_, { raw }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
  },
  truncate: { transform: (value) => (value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}) },
};

/** Selectors and media queries of Chakra's conditions. In styles their names start with an underscore: `_hover`. */
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
  first: '&:first-of-type',
  last: '&:last-of-type',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
};
