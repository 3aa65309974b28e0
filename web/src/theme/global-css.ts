import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Global styles. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border',
    _motionReduce: { animation: 'none !important', transition: 'none !important' },
  },
  html: {
    fontFamily: 'body',
    textSizeAdjust: '100%',
    colorScheme: 'light',
    scrollPaddingTop: '96px',
    // On short viewports the header is not sticky.
    '@media (max-height: 480px)': { scrollPaddingTop: '16px' },
  },
  // Keeps focused fields and toasts above the sticky buttons of a form.
  'html:has([data-action-bar])': { '@media (min-height: 560px)': { scrollPaddingBottom: '96px', '--action-bar': '80px' } },
  'html.dark': { colorScheme: 'dark' },
  body: { bg: 'bg', color: 'fg', textStyle: 'md', fontWeight: '400', minHeight: '100dvh', overflowWrap: 'break-word' },
  p: { textWrap: 'pretty' },
  'h1, h2, h3, h4': { fontWeight: '650', textWrap: 'balance' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block' },
  img: { maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', background: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  table: { borderCollapse: 'collapse' },
  '[hidden]': { display: 'none' },
  dialog: { color: 'inherit' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'h1:focus-visible, h2:focus-visible, main:focus-visible': { outline: 'none' },
  // CSS selects the icon of the color mode, because prerendered HTML does not depend on it.
  'html:not(.dark) .in-dark, html.dark .in-light': { display: 'none' },
  // Prerendered pages for guests stay hidden from signed-in viewers until hydration. A script in index.html sets data-session.
  'html[data-session] [data-for-guests]': { visibility: 'hidden' },
  '::selection': { background: 'accent.solid', color: 'accent.on' },
});
