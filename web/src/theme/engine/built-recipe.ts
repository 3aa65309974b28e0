import { remember, type Styles } from './styles.ts';

/** Styles of a component, and those of its variants. */
export interface Recipe {
  base?: object;
  variants?: Record<string, Record<string, object>>;
  defaultVariants?: Record<string, unknown>;
}

/** Stands in a build for the part of Chakra that makes styles of a recipe. */
export function createRecipeFn(css: (...all: unknown[]) => Styles) {
  return ({ base, variants = {}, defaultVariants }: Recipe) =>
    Object.assign(
      remember((asked: Record<string, unknown>) => {
        const chosen = Object.entries({ ...defaultVariants, ...asked });
        const styles = chosen.map(([name, choice]) => variants[name]?.[String(choice)]);
        return css({ '@layer recipes': css(base, ...styles) });
      }),
      { variantKeys: Object.keys(variants) },
    );
}
