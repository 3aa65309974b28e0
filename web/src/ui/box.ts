import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';

/** A `div` with style props. Chakra's own compiles its empty recipe at each render. */
export const Box = chakra('div', recipe({}));

export const Flex = chakra('div', recipe({ base: { display: 'flex' } }));

export type FlexProps = HTMLChakraProps<'div'>;
