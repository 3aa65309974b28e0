import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

const base = {
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
} satisfies SystemStyleObject;
const narrow = { true: { maxWidth: '720px' } };

/** Limits content to the page width, with gutters. */
export const Container = chakra('div', recipe({ base, variants: { narrow } }));

/** A container with the vertical padding of a page. With `sheet` it prints without margins, for a document that has its own. */
export const PageBody = chakra(
  'div',
  recipe({
    base: { ...base, paddingBlock: { base: '8', md: '12' } },
    variants: { narrow, sheet: { true: { maxWidth: '960px', _print: { maxWidth: 'none', padding: '0' } } } },
  }),
);
