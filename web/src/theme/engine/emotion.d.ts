/** Emotion's own parts, which Chakra brings along. build/lighter.ts finds them. */
declare module 'virtual:emotion/serialize' {
  import type { EmotionCache } from '@emotion/cache';

  export interface SerializedStyles {
    name: string;
    styles: string;
  }

  export function serializeStyles(styles: unknown[], registered: EmotionCache['registered']): SerializedStyles;
}

declare module 'virtual:emotion/utils' {
  import type { SerializedStyles } from 'virtual:emotion/serialize';
  import type { EmotionCache } from '@emotion/cache';

  /** Adds the styles of the names that it knows to the list; returns the others. */
  export function getRegisteredStyles(registered: EmotionCache['registered'], styles: unknown[], names: string): string;
  export function registerStyles(cache: EmotionCache, styles: SerializedStyles, isPlainElement: boolean): void;
  export function insertStyles(cache: EmotionCache, styles: SerializedStyles, isPlainElement: boolean): void;
}
