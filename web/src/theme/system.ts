import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineTextStyles, defineTokens, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { hasTallLetters } from '#text/language.ts';
import { recipes, slotRecipes } from './recipes.ts';

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

const sizes = {
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
  '20': '80px',
  '24': '96px',
};

const toTokens = (scale: Record<string, string>) => Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

/** The colors of colors.css, whose values depend on the color mode. */
const color = (name: string) => ({ value: `var(--color-${name})` });

const tokens = defineTokens({
  colors: {
    bg: {
      DEFAULT: color('bg'),
      subtle: color('bg-subtle'),
      panel: color('bg-panel'),
      hover: color('bg-hover'),
      deep: color('bg-deep'),
      deepHover: color('bg-deep-hover'),
      deepest: color('bg-deepest'),
      tint: color('bg-tint'),
    },
    fg: {
      DEFAULT: color('fg'),
      muted: color('fg-muted'),
      brand: color('fg-brand'),
      onDeep: color('fg-on-deep'),
      onDeepMuted: color('fg-on-deep-muted'),
    },
    border: { DEFAULT: color('border'), onDeep: color('border-on-deep'), control: color('border-control') },
    focus: color('focus'),
    // The values of `colorPalette`, with Chakra's names of the shades.
    brand: { solid: color('brand-solid'), hover: color('brand-hover'), contrast: color('brand-contrast') },
    // For the primary action of a page.
    accent: { solid: color('accent-solid'), hover: color('accent-hover'), contrast: color('accent-contrast'), fg: color('accent-fg') },
    // For errors, and for an action that cannot be undone.
    error: {
      solid: color('error-fg'),
      hover: color('error-hover'),
      contrast: color('brand-contrast'),
      fg: color('error-fg'),
      subtle: color('error-subtle'),
    },
    success: { fg: color('success-fg'), subtle: color('success-subtle') },
    warning: { fg: color('warning-fg'), subtle: color('warning-subtle') },
    neutral: { fg: color('fg'), subtle: color('bg-hover') },
  },
  fontSizes: toTokens({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.3125rem',
    xl: 'clamp(1.5rem, 1.25rem + 1.25vw, 2rem)',
    '2xl': 'clamp(2rem, 1.35rem + 3vw, 3.5rem)',
  }),
  spacing: toTokens(sizes),
  sizes: toTokens({ ...sizes, full: '100%', content: '1120px', text: '68ch', form: '420px' }),
  radii: toTokens({ md: '10px', full: '999px' }),
  shadows: toTokens({ md: '0 1px 2px rgb(4 32 42 / 0.08), 0 8px 24px rgb(4 32 42 / 0.10)' }),
  zIndex: toTokens({ header: '10', menu: '20', dialogs: '30', toasts: '40', skip: '50' }),
  animations: toTokens({ pulse: 'pulse 1.6s ease-in-out infinite', spin: 'spin 800ms linear infinite' }),
});

const textSizes: Record<string, SystemStyleObject> = {
  xs: { fontSize: 'xs', lineHeight: '1.5' },
  sm: { fontSize: 'sm', lineHeight: '1.5' },
  md: { fontSize: 'md', lineHeight: '1.6' },
  lg: { fontSize: 'lg', lineHeight: '1.4' },
  xl: { fontSize: 'xl', lineHeight: hasTallLetters ? '1.35' : '1.2', letterSpacing: '-0.01em' },
  '2xl': { fontSize: '2xl', lineHeight: hasTallLetters ? '1.3' : '1.08', letterSpacing: '-0.02em' },
};

/** For tables and printed text. */
export const tightLineHeight = hasTallLetters ? '1.3' : '1.25';

const textStyles = defineTextStyles(Object.fromEntries(Object.entries(textSizes).map(([name, value]) => [name, { value }])));

const config = defineConfig({
  // Chromium lays the whole page out again for each `@layer` rule that is inserted.
  disableLayers: true,
  // The reset is in global.css, which is in the HTML.
  preflight: false,
  theme: {
    breakpoints,
    tokens,
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    textStyles,
    recipes,
    slotRecipes,
  },
});

/** Creates a Chakra system. Class names depend on the order in which it meets styles, so each prerendered page has its own system. */
export const createAppSystem = () => createSystem(defaultBaseConfig, config);
