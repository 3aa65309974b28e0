/** Internal packages of emotion, which Chakra depends on. build/lighter.ts resolves them. */
declare module 'virtual:emotion/serialize' {
  import type { EmotionCache } from '@emotion/cache';

  /** Styles as CSS text, with the hash of their class name. */
  export interface SerializedStyles {
    name: string;
    styles: string;
  }

  /** Turns object styles into CSS text. */
  export function serializeStyles(styles: unknown[], registered: EmotionCache['registered']): SerializedStyles;
}

declare module 'virtual:emotion/utils' {
  import type { SerializedStyles } from 'virtual:emotion/serialize';
  import type { EmotionCache } from '@emotion/cache';

  /** Adds the styles of registered class names to `styles` and returns the other class names. */
  export function getRegisteredStyles(registered: EmotionCache['registered'], styles: unknown[], names: string): string;
  /** Makes the styles known to the cache by their class name. */
  export function registerStyles(cache: EmotionCache, styles: SerializedStyles, isPlainElement: boolean): void;
  /** Inserts the styles into the page once. */
  export function insertStyles(cache: EmotionCache, styles: SerializedStyles, isPlainElement: boolean): void;
}
