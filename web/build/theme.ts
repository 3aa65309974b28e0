import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppSystem } from '../src/theme/system.ts';

const system = createAppSystem();

/** Returns the CSS that Chakra adds to the head of every page: the variables of the tokens and our global styles. */
export function pageWideCss(): string {
  const html = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }));
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  // Chakra's reset layer is empty and lacks its semicolon, so browsers would drop the next rule with it.
  return css.replace('@layer reset@', '@');
}

/**
 * Declares the order of the cascade layers. It comes first in a page, because the inlined styles of a prerendered page use the last
 * layer before the style sheet declares the others.
 */
export const layerOrder = system.layers.atRule.replaceAll(' ', '').replace('@layer', '@layer ');

/** Tokens that Chakra adds and this app does not use: the color palette of a component, and the breakpoints as sizes. */
const unusedTokens = /^(colorPalette\b|breakpoint-)/;

/** Returns the token names of each scale that style props use, separated by spaces. Breakpoints are conditions instead. */
export function tokenScales(): Record<string, string> {
  const scales = [...new Set(Object.values(system._config.utilities ?? {}).map((utility) => utility?.values))];
  const names = (scale: string) => Object.keys(system.tokens.getCategoryValues(scale) ?? {}).filter((name) => !unusedTokens.test(name));
  const entries = scales.flatMap((scale) =>
    typeof scale === 'string' && scale !== 'breakpoints' ? [[scale, names(scale).join(' ')]] : [],
  );
  return Object.fromEntries(entries.filter(([, tokenNames]) => tokenNames));
}

/** Returns the media queries of each breakpoint: `md` for its width and above, `mdDown` for below. */
export function mediaQueries(): Record<string, string> {
  const { conditions } = system.breakpoints;
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => /^[a-z]+(Down)?$/.test(name)));
}

/** Returns the source of `virtual:theme`, the part of the theme that the style engine needs in the browser. */
export function themeModule(): string {
  return `export const scales = ${JSON.stringify(tokenScales())};\nexport const conditions = ${JSON.stringify(mediaQueries())};\n`;
}
