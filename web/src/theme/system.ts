import {
  createSystem,
  defineConfig,
  defineTextStyles,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system';
import { conditions, namedValues, shorthands, utilities } from './style-props.ts';
import { tokens } from './tokens.ts';

/** Minimum viewport widths by breakpoint. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };

/** The type scale. */
const sizes: Record<string, SystemStyleObject> = {
  xs: { fontSize: 'xs', lineHeight: '1.5' },
  sm: { fontSize: 'sm', lineHeight: '1.5' },
  md: { fontSize: 'md', lineHeight: '1.6' },
  lg: { fontSize: 'lg', lineHeight: '1.4' },
  xl: { fontSize: 'xl', lineHeight: '1.2', letterSpacing: '-0.01em' },
  '2xl': { fontSize: '2xl', lineHeight: '1.08', letterSpacing: '-0.02em' },
};

/** The type scale as Chakra text styles. */
const textStyles = defineTextStyles(Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])));

/** The Chakra config of this website: breakpoints, text styles and keyframes. */
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
