import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { recipe } from '../theme/system.ts';

/** A flexbox with style props. */
export const Flex = chakra('div', recipe({ base: { display: 'flex' } }));

/** Props of `Flex`. */
export type FlexProps = HTMLChakraProps<'div'>;
