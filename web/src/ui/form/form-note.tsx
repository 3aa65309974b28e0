import { chakra } from '@chakra-ui/react/styled-system';

/** What to know before a form is sent; stands above its button. */
export const FormNote = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', maxWidth: 'text' } });
