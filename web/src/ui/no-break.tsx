import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../theme/system.ts';

/** Text that wraps only at its spaces; browsers would also wrap a date at its hyphens. One element, because a grid lays out each child. */
export function NoBreak({ children }: { children: string }) {
  return (
    <span>
      {/* Each space is outside of the nowrap spans, because a line cannot wrap inside of one. */}
      {String(children)
        .split(' ')
        .map((word, index) => (
          <span key={index}>
            {index > 0 && ' '}
            <NoWrap>{word}</NoWrap>
          </span>
        ))}
    </span>
  );
}

const NoWrap = chakra('span', recipe({ base: { whiteSpace: 'nowrap' } }));
