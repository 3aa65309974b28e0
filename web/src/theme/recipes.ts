import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    // Safari supports only the prefixed property.
    WebkitUserSelect: 'none',
    transition: 'background 120ms, border-color 120ms, color 120ms',
    colorPalette: 'brand',
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '0.8' },
  },
  variants: {
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.hover' } },
      outline: { borderColor: 'border.control', color: 'fg', _hover: { bg: 'bg.hover' } },
      ghost: { color: 'fg', _hover: { bg: 'bg.hover' } },
    },
    size: {
      sm: { minH: '36px', px: '3', textStyle: 'sm' },
      md: { minH: '44px', px: '5', textStyle: 'md' },
      lg: { minH: '52px', px: '6', textStyle: 'md' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
});

const container = defineRecipe({
  base: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
});

const skipNavLink = defineRecipe({
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    padding: '3',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: '600',
    borderRadius: 'md',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
});

const icon = defineRecipe({
  base: {
    width: '1.25em',
    height: '1.25em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

const link = defineRecipe({
  base: { color: 'fg.brand', textUnderlineOffset: '3px' },
  variants: {
    variant: {
      underline: {
        fontWeight: '600',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

/** The styles that all controls of a form have in common. */
const control = {
  width: 'full',
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  appearance: 'none',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _focusVisible: { outlineOffset: '0px', borderColor: 'focus' },
  '&[aria-invalid=true]': { borderColor: 'error.fg', boxShadow: 'inset 0 0 0 1px var(--color-error-fg)' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'transparent', textOverflow: 'ellipsis' },
} satisfies SystemStyleObject;

const input = defineRecipe({
  base: control,
  variants: {
    size: {
      sm: { '--input-height': 'sizes.10', minH: '10', px: '2', textStyle: 'md' },
      md: { '--input-height': 'sizes.12', minH: '12', px: '3', textStyle: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

const textarea = defineRecipe({ base: { ...control, display: 'block', px: '3', py: '2', textStyle: 'md', resize: 'vertical' } });

const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...control, textOverflow: 'ellipsis' },
    indicator: { position: 'absolute', pointerEvents: 'none' },
  },
  variants: {
    size: {
      sm: { field: { width: 'auto', minH: '10', ps: '3', pe: '10', textStyle: 'sm' }, indicator: { top: '10px', insetEnd: '3' } },
      md: { field: { minH: '12', ps: '3', pe: '12', textStyle: 'md' }, indicator: { top: '14px', insetEnd: '4' } },
    },
  },
  defaultVariants: { size: 'md' },
});

const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5' },
    label: { fontWeight: '550' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    errorText: { textStyle: 'sm', color: 'error.fg' },
  },
});

const badge = defineRecipe({
  base: {
    display: 'inline-block',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    colorPalette: 'neutral',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
});

const skeleton = defineRecipe({
  base: { bg: 'bg.hover', borderRadius: 'md', minHeight: '4', animation: 'pulse' },
});

/** Recipes of the parts of public pages. Lazy parts bring their own. The variants have Chakra's names, which Chakra's types know. */
export const recipes = { badge, button, container, icon, input, link, skeleton, skipNavLink, spinner, textarea };

const alert = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title'],
  base: {
    root: { display: 'flex', gap: '3', borderRadius: 'md', bg: 'colorPalette.subtle', overflowWrap: 'anywhere' },
    indicator: { flexShrink: '0', paddingTop: '0.5', color: 'colorPalette.fg' },
    content: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1', minWidth: '0' },
    title: { fontWeight: '600' },
  },
  variants: {
    status: {
      success: { root: { colorPalette: 'success' } },
      warning: { root: { colorPalette: 'warning' } },
      error: { root: { colorPalette: 'error' } },
    },
    variant: {
      subtle: {},
      surface: { root: { borderWidth: '1px', borderColor: 'colorPalette.fg' } },
    },
    size: {
      sm: { root: { padding: '3', textStyle: 'sm' } },
      md: { root: { padding: '4' } },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'md' },
});

const card = defineSlotRecipe({
  slots: ['root', 'body'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      bg: 'bg.panel',
      borderRadius: 'md',
      borderWidth: '1px',
      boxShadow: 'md',
    },
    body: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' },
  },
  variants: {
    size: {
      sm: { body: { padding: '5' } },
      md: { body: { padding: { base: '5', md: '6' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

const emptyState = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'description'],
  base: {
    root: { width: 'full', padding: '8', borderRadius: 'md', borderWidth: '1px' },
    content: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4', textAlign: 'center' },
    indicator: { color: 'fg.brand' },
    description: { color: 'fg.muted' },
  },
});

const list = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: { root: { display: 'grid' }, indicator: { flexShrink: '0', marginEnd: '3' } },
  variants: {
    variant: {
      // The list markers of the browser: a disc, or a number.
      marker: { root: { gap: '2', paddingInlineStart: '5', listStyle: 'revert' } },
      plain: { item: { display: 'flex' } },
    },
  },
  defaultVariants: { variant: 'marker' },
});

const dataList = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid' },
    itemLabel: { color: 'fg.muted', textStyle: 'sm' },
    itemValue: { fontWeight: '600', overflowWrap: 'anywhere' },
  },
  variants: {
    orientation: {
      horizontal: {
        root: { gap: '2' },
        item: { display: 'grid', gridTemplateColumns: 'minmax(104px, 2fr) minmax(0, 3fr)', columnGap: '3', alignItems: 'baseline' },
      },
      vertical: { root: { gap: '4' } },
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

export const slotRecipes = { alert, card, dataList, emptyState, field, list, nativeSelect };
