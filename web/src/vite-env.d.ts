/// <reference types="vite/client" />

/** True if the build includes the mocks. A constant, so that the bundler drops their code otherwise. */
declare const __MOCKS__: boolean;
/** `VITE_API_URL`; empty for `/v1` on the origin of the page. */
declare const __API_URL__: string;
/** `VITE_PAYMENT_HOSTS`, not parsed. */
declare const __PAYMENT_HOSTS__: string;

/** What a build makes of the theme: see build/theme.ts. */
declare module 'virtual:theme' {
  /** The names of the tokens of each scale, with a space between. */
  export const scales: Record<string, string>;
  /** The media queries of the breakpoints. */
  export const conditions: Record<string, string>;
}
