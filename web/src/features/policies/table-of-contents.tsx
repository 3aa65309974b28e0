import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import type { PolicySection } from './policy-section.ts';

/** Above the text on small screens, sticky beside it on wide ones. */
export function TableOfContents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <Nav aria-labelledby="contents">
      <Box as="h2" id="contents" textStyle="sm" color="fg.muted" mb="2">
        On this page
      </Box>
      <List>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <ContentsLink href={`#${id}`}>
              {index + 1}. {title}
            </ContentsLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = chakra(
  'nav',
  recipe({
    base: {
      alignSelf: 'start',
      position: { lg: 'sticky' },
      top: { lg: '96px' },
      // Scrolls when the list is longer than the screen.
      maxHeight: { lg: 'calc(100dvh - 112px)' },
      overflowY: { lg: 'auto' },
      _print: { display: 'none' },
    },
  }),
);

const List = chakra(
  'ol',
  recipe({
    base: { columnCount: { base: '1', md: '2', lg: '1' }, columnGap: '6', '& li': { breakInside: 'avoid' } },
  }),
);

const ContentsLink = chakra(
  'a',
  recipe({
    base: {
      display: 'block',
      paddingBlock: '1.5',
      paddingInlineStart: '3',
      borderInlineStartWidth: '3px',
      textStyle: 'sm',
      _hover: { borderInlineStartColor: 'accent.solid', color: 'fg.brand' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  }),
);
