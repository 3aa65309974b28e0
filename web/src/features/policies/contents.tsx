import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { PolicySection } from './policy-page.tsx';

/** Table of contents: above the text, and in sight beside it on wide screens. */
export function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Nav aria-labelledby="contents">
      <Box as="h2" id="contents" textStyle="sm" color="fg.muted" mb="2">
        On this page
      </Box>
      <List>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Entry href={`#${id}`}>
              {index + 1}. {title}
            </Entry>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = chakra('nav', {
  base: {
    alignSelf: 'start',
    position: { lg: 'sticky' },
    top: { lg: '96px' },
    // Where the screen is lower than the list.
    maxHeight: { lg: 'calc(100dvh - 112px)' },
    overflowY: { lg: 'auto' },
    _print: { display: 'none' },
  },
});

const List = chakra('ol', {
  base: { columnCount: { base: '1', md: '2', lg: '1' }, columnGap: '6', '& li': { breakInside: 'avoid' } },
});

const Entry = chakra('a', {
  base: {
    display: 'block',
    paddingBlock: '1.5',
    paddingInlineStart: '3',
    borderInlineStartWidth: '3px',
    textStyle: 'sm',
    _hover: { borderInlineStartColor: 'accent.solid', color: 'fg.brand' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
