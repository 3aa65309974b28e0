import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

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
    // The header does not stick there.
    '@media (max-height: 480px)': { scrollPaddingTop: '16px' },
  },
  // A form's buttons stay in sight at the foot: neither a focused field nor a notice may be where they are.
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
  // The theme's icon is chosen here, because the page may be drawn before its script knows the mode.
  'html:not(.dark) .in-dark, html.dark .in-light': { display: 'none' },
  // Whoever is signed in does not see a visitor's things in the HTML of the build; the first script of the page knows.
  'html[data-session] [data-for-guests]': { visibility: 'hidden' },
  '::selection': { background: 'accent.solid', color: 'accent.on' },
});
