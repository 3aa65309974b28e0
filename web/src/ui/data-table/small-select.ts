import { chakra } from '@chakra-ui/react/styled-system';
import { inputStyles } from '../../theme/recipes/input.ts';
import { recipe } from '../../theme/system.ts';

/** A select in a line of text. */
export const SmallSelect = chakra(
  'select',
  recipe({
    base: { ...inputStyles, width: 'auto', minH: '40px', textStyle: 'sm', appearance: 'auto' },
  }),
);
