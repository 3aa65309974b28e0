import 'virtual:theme.css';
import { sizes } from '../text-styles.ts';
import { createCss, isStyleProp } from './built-css.ts';
import { createRecipeFn } from './built-recipe.ts';

export type BuiltSystem = ReturnType<typeof createAppSystem>;

/**
 * Stands in a build for system.ts, whose `createSystem` sets up a reset, recipes of several parts, searches, types, and the tokens:
 * 10 kB gzip, and their time at every start. Here is what components ask for at work.
 */
export function createAppSystem() {
  const css = createCss((name) => sizes[name]);
  return { css, cva: createRecipeFn(css), isValidProperty: isStyleProp, getSlotRecipeFn: (_: string) => noRecipe };
}

/** Of components of several parts, as tabs, none has a recipe: each part has style props of its own. */
const noRecipe = Object.assign((_: object) => ({}), {
  classNameMap: {},
  splitVariantProps: ({ recipe: _, ...props }: Record<string, unknown>) => [{ colorPalette: props.colorPalette }, props],
});
