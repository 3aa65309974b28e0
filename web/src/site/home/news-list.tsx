import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import * as text from '#text/home.ts';
import { recipe } from '#theme/system.ts';
import { StarIcon } from '#ui/topic-icons.tsx';

/** The news in one line, which wraps when the user prefers reduced motion. */
export function NewsList(props: HTMLChakraProps<'ul'>) {
  return (
    <List {...props}>
      {text.news.map((line) => (
        <Item key={line}>
          <StarIcon />
          {line}
        </Item>
      ))}
    </List>
  );
}

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'flex',
      flexShrink: '0',
      minWidth: 'max-content',
      _motionReduce: { flexWrap: 'wrap', minWidth: '0', paddingBlock: '2', rowGap: '1' },
    },
  }),
);

const Item = chakra(
  'li',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInlineEnd: '10',
      color: 'fg.brand',
      textStyle: 'sm',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      '& svg': { color: 'accent.fg', flexShrink: '0' },
      _motionReduce: { paddingInlineEnd: '6', whiteSpace: 'normal' },
    },
  }),
);
