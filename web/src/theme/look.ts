import { defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** How this website looks. */
export const look = defineConfig({
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    keyframes: {
      rise: { from: { opacity: '0', transform: 'translateY(8px)' }, to: { opacity: '1', transform: 'none' } },
      pulse: { '50%': { opacity: '0.55' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens,
    textStyles,
  },
});
