import { type SerializedStyles, serializeStyles } from 'virtual:emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from 'virtual:emotion/utils';
import type { EmotionCache } from '@emotion/cache';
import { withEmotionCache } from '@emotion/react';
import { type ComponentType, useInsertionEffect } from 'react';
import { useChakraContext } from './built-provider.tsx';
import type { Recipe } from './built-recipe.ts';
import type { BuiltSystem } from './built-system.ts';

/** An element name or a component. React's `ElementType` slows type checks down, because it lists every element with its props. */
type Tag = string | ComponentType<Record<string, unknown>>;

/** Props that are neither style props nor passed to the element. */
interface StyledProps {
  as?: Tag;
  className?: string;
  css?: unknown;
}

interface StyledOptions {
  defaultProps?: object;
  /** Style props that are passed to the element as attributes. */
  forwardProps?: string[];
}

/**
 * Creates a component with style props and a recipe, and replaces Chakra's `chakra` function in builds. It does not support `asChild`,
 * the extension of styled components, or SVG attributes that are style props too. Unlike Chakra it caches the recipe function.
 */
function createStyled(tag: Tag, recipe: Recipe = {}, { defaultProps, forwardProps = [] }: StyledOptions = {}) {
  const recipeFns = new WeakMap<BuiltSystem, ReturnType<BuiltSystem['cva']>>();

  return withEmotionCache<StyledProps, unknown>(({ as: Tag = tag, className = '', css, ...otherProps }, cache, ref) => {
    const system = useChakraContext();
    const recipeFn = recipeFns.get(system) ?? system.cva(recipe);
    recipeFns.set(system, recipeFn);
    const variants: Record<string, unknown> = {};
    const styleProps: Record<string, unknown> = {};
    const props: Record<string, unknown> = { ...defaultProps };
    const entries: [string, unknown][] = Object.entries(otherProps);
    for (const [name, value] of entries) {
      if (value === undefined) continue;
      const isForwarded = forwardProps.includes(name) || !(recipeFn.variantKeys.includes(name) || system.isValidProperty(name));
      if (isForwarded) props[htmlProps[name] ?? name] = value;
      else if (recipeFn.variantKeys.includes(name)) variants[name] = value;
      else styleProps[name] = value;
    }
    const styleList: unknown[] = [system.css(recipeFn(variants), ...[css].flat(2), styleProps)];
    const classNames = [getRegisteredStyles(cache.registered, styleList, className).trim()];
    const styles = serializeStyles(styleList, cache.registered);
    if (styles.styles) classNames.push(`${cache.key}-${styles.name}`);
    return (
      <>
        <Insertion cache={cache} styles={styles} isPlain={typeof Tag === 'string'} />
        <Tag {...props} className={classNames.filter(Boolean).join(' ') || undefined} ref={ref} />
      </>
    );
  });
}

/** Props for HTML attributes that share their name with a style prop. */
const htmlProps: Record<string, string> = { htmlWidth: 'width', htmlHeight: 'height', htmlSize: 'size', htmlTranslate: 'translate' };

/** Inserts styles during rendering on the server, where effects do not run. */
const useInsertion = typeof document === 'undefined' ? (insert: () => void) => insert() : useInsertionEffect;

function Insertion({ cache, styles, isPlain }: { cache: EmotionCache; styles: SerializedStyles; isPlain: boolean }) {
  registerStyles(cache, styles, isPlain);
  useInsertion(() => insertStyles(cache, styles, isPlain));
  return null;
}

const components = new Map<string, ReturnType<typeof createStyled>>();

/** Creates styled components: `chakra('div', recipe)`. `chakra.div` has no recipe and is the same component each time. */
export const chakra = new Proxy(createStyled, {
  get(_, name) {
    const tag = String(name) as keyof HTMLElementTagNameMap;
    const component = components.get(tag) ?? createStyled(tag);
    components.set(tag, component);
    return component;
  },
});
