import { chakra } from '@chakra-ui/react';

/** The one h1 of a page. It takes focus after a change of page, which is why it may be focused by script. */
export const PageTitle = chakra('h1', { base: { textStyle: 'xl', fontWeight: '700' } }, { defaultProps: { tabIndex: -1 } });
