import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** A color in the light and the dark mode. */
const color = (base: string, dark: string) => ({ value: { base, _dark: dark } });

/** Colors by their purpose. Components use these instead of raw colors. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: color('{colors.paper.50}', '{colors.night.950}'),
      subtle: color('{colors.paper.100}', '{colors.night.900}'),
      panel: color('{colors.paper.0}', '{colors.night.800}'),
      hover: color('{colors.paper.200}', '{colors.night.700}'),
      // The dark background of the top bar and the footer.
      deep: color('{colors.teal.800}', '{colors.teal.950}'),
      tint: color('{colors.teal.50}', '{colors.night.800}'),
    },
    fg: {
      DEFAULT: color('{colors.ink.900}', '{colors.ink.100}'),
      muted: color('{colors.ink.600}', '{colors.ink.300}'),
      brand: color('{colors.teal.700}', '{colors.teal.200}'),
      onDeep: color('{colors.paper.50}', '{colors.ink.100}'),
      onDeepMuted: color('{colors.teal.100}', '{colors.teal.100}'),
    },
    border: {
      DEFAULT: color('{colors.paper.300}', '{colors.night.600}'),
      control: color('{colors.paper.600}', '{colors.night.400}'),
    },
    brand: {
      solid: color('{colors.teal.700}', '{colors.teal.300}'),
      hover: color('{colors.teal.800}', '{colors.teal.200}'),
      on: color('{colors.paper.0}', '{colors.teal.950}'),
    },
    accent: {
      solid: color('{colors.marigold.400}', '{colors.marigold.400}'),
      hover: color('{colors.marigold.300}', '{colors.marigold.300}'),
      on: color('{colors.marigold.900}', '{colors.marigold.900}'),
      fg: color('{colors.marigold.700}', '{colors.marigold.300}'),
    },
    focus: color('{colors.teal.500}', '{colors.marigold.300}'),
    error: { fg: color('#b3261e', '#ffa79f'), bg: color('#fdecea', '#3a1714') },
    success: { fg: color('#17693a', '#7ed9a3'), bg: color('#e6f4ea', '#11311f') },
    warning: { fg: color('#8f5600', '#ffcc62'), bg: color('#fff1d6', '#35260b') },
  },
});
