import { defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints.ts';
import { textStyles } from './text-styles.ts';

/** The Chakra config of this website: breakpoints, text styles and keyframes. */
export const themeConfig = defineConfig({
  theme: {
    breakpoints,
    keyframes: {
      pulse: { '50%': { opacity: '0.55' } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    textStyles,
  },
});
