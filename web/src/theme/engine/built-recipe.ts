import { remember, type Styles } from './styles.ts';

/** A Chakra recipe: the styles of a component and its variants. */
export interface Recipe {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  defaultVariants?: Record<string, unknown>;
}

/**
 * Creates the `cva` function of the system, which replaces Chakra's in builds. It turns a recipe into a function from variants to
 * styles.
 */
export function createRecipeFn(css: (...all: unknown[]) => Styles) {
  return ({ base, variants = {}, defaultVariants }: Recipe) =>
    Object.assign(
      remember((props: Record<string, unknown>) => {
        const selected = Object.entries({ ...defaultVariants, ...props });
        const styles = selected.map(([name, value]) => variants[name]?.[String(value)]);
        return css({ '@layer recipes': css(base, ...styles) });
      }),
      { variantKeys: Object.keys(variants) },
    );
}
