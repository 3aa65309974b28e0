import { defineConfig } from '@chakra-ui/react/styled-system';
import { conditions, scales, shorthands, utilities } from './style-props.ts';

const named = Object.entries(scales).flatMap(([values, props]) =>
  props.map((prop) => [prop, { values, shorthand: shorthands[prop] ?? [] }]),
);

/**
 * Of Chakra's `defaultBaseConfig` what this app uses, as a build knows it too (`style-props.ts`): 25 kB of conditions and utilities
 * are 4. A test tells what is missing here, and what nobody uses any more.
 */
export const baseConfig = defineConfig({ conditions, utilities: { ...Object.fromEntries(named), ...utilities } });
