import { type SerializedStyles, serializeStyles } from 'virtual:emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from 'virtual:emotion/utils';
import type { EmotionCache } from '@emotion/cache';
import { withEmotionCache } from '@emotion/react';
import { type ComponentType, useInsertionEffect } from 'react';
import { useChakraContext } from './built-provider.tsx';
import type { Recipe } from './built-recipe.ts';
import type { BuiltSystem } from './built-system.ts';

/** What is drawn: an element's name or a component. Narrower than React's `ElementType`, which names each element with all that it takes. */
type Tag = string | ComponentType<Record<string, unknown>>;

/** Those that are no style props, and go to no element as they are. */
interface Props {
  as?: Tag;
  className?: string;
  css?: unknown;
}

interface Options {
  defaultProps?: object;
  /** Style props that the element is to have all the same. */
  forwardProps?: string[];
}

/**
 * Stands in a build for Chakra's own `chakra`: components with style props and a recipe. That one can also lend its styles to a
 * child, lay a recipe over that of another component, knows what else SVG has, and makes the recipe anew each time that it is drawn.
 */
function create(tag: Tag, recipe: Recipe = {}, { defaultProps, forwardProps = [] }: Options = {}) {
  const ready = new WeakMap<BuiltSystem, ReturnType<BuiltSystem['cva']>>();

  return withEmotionCache<Props, unknown>(({ as: Tag = tag, className = '', css, ...given }, cache, ref) => {
    const system = useChakraContext();
    const look = ready.get(system) ?? system.cva(recipe);
    ready.set(system, look);
    const variants: Record<string, unknown> = {};
    const style: Record<string, unknown> = {};
    const props: Record<string, unknown> = { ...defaultProps };
    const entries: [string, unknown][] = Object.entries(given);
    for (const [name, value] of entries) {
      if (value === undefined) continue;
      const isForElement = forwardProps.includes(name) || !(look.variantKeys.includes(name) || system.isValidProperty(name));
      if (isForElement) props[plainNames[name] ?? name] = value;
      else if (look.variantKeys.includes(name)) variants[name] = value;
      else style[name] = value;
    }
    const all: unknown[] = [system.css(look(variants), ...[css].flat(2), style)];
    const names = [getRegisteredStyles(cache.registered, all, className).trim()];
    const styles = serializeStyles(all, cache.registered);
    if (styles.styles) names.push(`${cache.key}-${styles.name}`);
    return (
      <>
        <Insertion cache={cache} styles={styles} isPlain={typeof Tag === 'string'} />
        <Tag {...props} className={names.filter(Boolean).join(' ') || undefined} ref={ref} />
      </>
    );
  });
}

/** Attributes whose names are style props too. */
const plainNames: Record<string, string> = { htmlWidth: 'width', htmlHeight: 'height', htmlSize: 'size', htmlTranslate: 'translate' };

/** Without a browser there are no effects. */
const useInsertion = typeof document === 'undefined' ? (insert: () => void) => insert() : useInsertionEffect;

function Insertion({ cache, styles, isPlain }: { cache: EmotionCache; styles: SerializedStyles; isPlain: boolean }) {
  registerStyles(cache, styles, isPlain);
  useInsertion(() => insertStyles(cache, styles, isPlain));
  return null;
}

const elements = new Map<string, ReturnType<typeof create>>();

/** `chakra.div` is the same component each time. */
export const chakra = new Proxy(create, {
  get(_, name) {
    const tag = String(name) as keyof HTMLElementTagNameMap;
    const made = elements.get(tag) ?? create(tag);
    elements.set(tag, made);
    return made;
  },
});
