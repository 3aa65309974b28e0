import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

/** Small print above the submit button of a form. */
export const FormNote = chakra('p', recipe({ base: { textStyle: 'sm', color: 'fg.muted', maxWidth: 'text' } }));
