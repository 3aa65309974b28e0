import { chakra } from '@chakra-ui/react/styled-system';

/** Small print above the submit button of a form. */
export const FormNote = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', maxWidth: 'text' } });
