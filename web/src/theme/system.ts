import {
  createSystem,
  defineConfig,
  defineTextStyles,
  defineTokens,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { hasTallLetters } from '#text/language.ts';
import { conditions, namedValues, shorthands, utilities } from './style-props.ts';

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

const tokens = defineTokens({
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

/** Of tables and of what is printed. */
export const tightLineHeight = hasTallLetters ? '1.3' : '1.25';

const textStyles = defineTextStyles(Object.fromEntries(Object.entries(textSizes).map(([name, value]) => [name, { value }])));

export const themeConfig = defineConfig({
  theme: {
    breakpoints,
    tokens,
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    textStyles,
  },
});

const namedUtilities = namedValues.flatMap(({ values, props }) =>
  props.map((prop) => [prop, { values, shorthand: shorthands[prop] ?? [] }]),
);

/**
 * The part of Chakra's `defaultBaseConfig` that this app uses: 4 kB of conditions and utilities instead of 25 kB. A test fails if a
 * style prop is missing or unused.
 */
export const baseConfig = defineConfig({
  // Chromium lays the whole page out again for each `@layer` rule that is inserted.
  disableLayers: true,
  conditions,
  utilities: { ...Object.fromEntries(namedUtilities), ...utilities },
});

/**
 * Creates a Chakra system. Recipes are not part of it but belong to their components, so that a page loads only those that it uses.
 * Class names depend on the order in which a system first meets styles, so each prerendered page has its own system.
 */
export const createAppSystem = () => createSystem(baseConfig, themeConfig);

export const system = createAppSystem();

/** A recipe for Chakra's factory, compiled once. The factory would compile a plain definition at each render. */
export function recipe<Variants extends RecipeVariantRecord>(definition: RecipeDefinition<Variants>): RecipeDefinition<Variants> {
  return Object.assign(system.cva(definition), definition);
}
