/// <reference types="vite/client" />

/** The in-browser mocks are part of this build; a constant, so that their code is dropped where they are not. */
declare const __MOCKS__: boolean;
/** `VITE_API_URL`, or empty for `/v1` on the page's own origin. */
declare const __API_URL__: string;
/** `VITE_PAYMENT_HOSTS` as it was written. */
declare const __PAYMENT_HOSTS__: string;

/** What a build makes of the theme: see build/theme.ts. */
declare module 'virtual:theme' {
  /** The names of the tokens of each scale, with a space between. */
  export const scales: Record<string, string>;
  /** The media queries of the breakpoints. */
  export const conditions: Record<string, string>;
}
