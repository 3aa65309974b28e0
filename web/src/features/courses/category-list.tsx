import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import type { Category } from './categories.ts';

/** A wrapping row on small screens, a sticky column on wide ones. */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  return (
    <Nav aria-label="Course categories">
      <List>
        {categories.map(({ name, anchor, courses }) => (
          <li key={anchor}>
            <CategoryLink href={`#${anchor}`}>
              <span>{name}</span>
              <chakra.span color="fg.muted" textStyle="sm">
                <span>{courses.length}</span>
                <span className="sr-only">{courses.length === 1 ? ' course' : ' courses'}</span>
              </chakra.span>
            </CategoryLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = chakra('nav', recipe({ base: { position: { lg: 'sticky' }, top: { lg: '96px' }, alignSelf: 'start', minWidth: '0' } }));

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      gap: { base: '2', lg: '1' },
    },
  }),
);

const CategoryLink = chakra(
  'a',
  recipe({
    base: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      overflowWrap: 'anywhere',
      minHeight: '40px',
      paddingInline: { base: '4', lg: '3' },
      marginInlineStart: { lg: '-12px' },
      borderRadius: 'md',
      borderWidth: { base: '1px', lg: '0' },
      bg: { base: 'bg.panel', lg: 'transparent' },
      fontWeight: '550',
      textStyle: { base: 'sm', lg: 'md' },
      _hover: { bg: 'bg.hover' },
    },
  }),
);
