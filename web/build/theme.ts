import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppSystem } from '../src/theme/system.ts';

const system = createAppSystem();

/** What Chakra writes into the head of every page: the variables of the tokens, and our page-wide rules. */
export function pageWideCss(): string {
  const html = renderToStaticMarkup(createElement(ChakraProvider, { value: system, children: null }));
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  // Its layer for a reset is empty, and ends without a sign: what follows would be lost with it.
  return css.replace('@layer reset@', '@');
}

/** What stands in a page before the styles of its first sight, which name the last of the layers before the page-wide CSS names the others. */
export const layerOrder = system.layers.atRule.replaceAll(' ', '').replace('@layer', '@layer ');

/** Chakra's own: a palette to be chosen, which no component of ours has, and the breakpoints as sizes. */
const unused = /^(colorPalette\b|breakpoint-)/;

/** The names of the tokens of each scale that a style prop takes them of; breakpoints are conditions. */
export function tokenScales(): Record<string, string> {
  const scales = [...new Set(Object.values(system._config.utilities ?? {}).map((utility) => utility?.values))];
  const names = (scale: string) => Object.keys(system.tokens.getCategoryValues(scale) ?? {}).filter((name) => !unused.test(name));
  const entries = scales.flatMap((scale) =>
    typeof scale === 'string' && scale !== 'breakpoints' ? [[scale, names(scale).join(' ')]] : [],
  );
  return Object.fromEntries(entries.filter(([, found]) => found));
}

/** A media query for each breakpoint, and for what is below it. */
export function mediaQueries(): Record<string, string> {
  const { conditions } = system.breakpoints;
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => /^[a-z]+(Down)?$/.test(name)));
}

/** What the page's script has to know of the theme. */
export function themeModule(): string {
  return `export const scales = ${JSON.stringify(tokenScales())};\nexport const conditions = ${JSON.stringify(mediaQueries())};\n`;
}
