import 'virtual:theme.css';
import { sizes } from '../text-styles.ts';
import { createCss, isStyleProp } from './built-css.ts';
import { createRecipeFn } from './built-recipe.ts';

/** The part of Chakra's system that its components use while rendering. */
export type BuiltSystem = ReturnType<typeof createAppSystem>;

/**
 * Creates the system, and replaces system.ts in builds. Chakra's `createSystem` adds 10 kB (gzip) and startup time for a reset, slot
 * recipes, queries and tokens. This system has only what components need while rendering.
 */
export function createAppSystem() {
  const css = createCss((name) => sizes[name]);
  return { css, cva: createRecipeFn(css), isValidProperty: isStyleProp, getSlotRecipeFn: (_: string) => emptySlotRecipe };
}

/** Components with several parts, such as tabs, have no slot recipe: each part has its own style props. */
const emptySlotRecipe = Object.assign((_: object) => ({}), {
  classNameMap: {},
  splitVariantProps: ({ recipe: _, ...props }: Record<string, unknown>) => [{ colorPalette: props.colorPalette }, props],
});
