import { defineConfig } from '@chakra-ui/react';

/** Style props that take the name of a token, by the scale that the name is of. */
const scales = {
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
    ...['inset', 'insetBlock', 'insetInline', 'insetInlineStart', 'insetInlineEnd', 'top', 'bottom', 'left'],
    ...['margin', 'marginBlock', 'marginInline', 'marginTop', 'marginBottom', 'marginInlineStart', 'marginInlineEnd'],
    ...['padding', 'paddingBlock', 'paddingInline', 'paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
  ],
  zIndex: ['zIndex'],
};

/** Short names of some of them. */
const short: Record<string, string[]> = {
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

const named = Object.entries(scales).flatMap(([values, props]) => props.map((prop) => [prop, { values, shorthand: short[prop] ?? [] }]));

/** One prop for several properties. */
const several = (...properties: string[]) => ({
  values: 'radii',
  transform: (value: string) => Object.fromEntries(properties.map((property) => [property, value])),
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

/**
 * Of Chakra's `defaultBaseConfig` what this app uses: 25 kB of conditions and utilities, which the first page of a visit would
 * load and set up, are 4. A test tells what is missing here, and what nobody uses any more.
 */
export const baseConfig = defineConfig({
  conditions: {
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
  },
  utilities: {
    ...Object.fromEntries(named),
    borderTopRadius: several('borderTopLeftRadius', 'borderTopRightRadius'),
    borderBottomRadius: several('borderBottomLeftRadius', 'borderBottomRightRadius'),
    hideFrom: {
      values: 'breakpoints',
      transform: (_: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }),
    },
    hideBelow: {
      values: 'breakpoints',
      transform: (_: string, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }),
    },
    truncate: { transform: (value: boolean) => (value ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}) },
    srOnly: { transform: (value: boolean) => (value ? unseen : {}) },
  },
});
