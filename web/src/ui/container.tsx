import { chakra } from '@chakra-ui/react';

/** The width of a page, with its gutters. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'content', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
  variants: { narrow: { true: { maxWidth: '720px' } } },
});

/** The vertical room around the content of a page. */
export const PageBody = chakra(Container, { base: { paddingBlock: { base: '8', md: '12' } } });
