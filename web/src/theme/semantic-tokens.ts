import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { palette } from './palette.ts';

const { ink, marigold, night, paper, teal } = palette;

/** A color in the light and the dark mode. */
const color = (base: string, dark: string) => ({ value: { base, _dark: dark } });

/** Colors by their purpose. Components use these instead of raw colors. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: color(paper[50], night[950]),
      subtle: color(paper[100], night[900]),
      panel: color(paper[0], night[800]),
      hover: color(paper[200], night[700]),
      // The dark background of the top bar and the footer.
      deep: color(teal[800], teal[950]),
      deepHover: color(teal[700], teal[700]),
      deepest: color(teal[900], teal[900]),
      tint: color(teal[50], night[800]),
    },
    fg: {
      DEFAULT: color(ink[900], ink[100]),
      muted: color(ink[600], ink[300]),
      brand: color(teal[700], teal[200]),
      onDeep: color(paper[50], ink[100]),
      onDeepMuted: color(teal[100], teal[100]),
    },
    border: {
      DEFAULT: color(paper[300], night[600]),
      onDeep: color(teal[600], teal[600]),
      control: color(paper[600], night[400]),
    },
    brand: {
      solid: color(teal[700], teal[300]),
      hover: color(teal[800], teal[200]),
      on: color(paper[0], teal[950]),
    },
    accent: {
      solid: color(marigold[400], marigold[400]),
      hover: color(marigold[300], marigold[300]),
      on: color(marigold[900], marigold[900]),
      fg: color(marigold[700], marigold[300]),
    },
    focus: color(teal[500], marigold[300]),
    error: { fg: color('#b3261e', '#ffa79f'), bg: color('#fdecea', '#3a1714') },
    success: { fg: color('#17693a', '#7ed9a3'), bg: color('#e6f4ea', '#11311f') },
    warning: { fg: color('#8f5600', '#ffcc62'), bg: color('#fff1d6', '#35260b') },
  },
});
