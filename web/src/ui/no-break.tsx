import { chakra } from '@chakra-ui/react/styled-system';

/** A text that is broken between its words alone; a browser breaks a date at its hyphens, too. */
export function WholeWords({ children }: { children: string }) {
  // The space stands between the pieces: inside one, there would be no place to break.
  return String(children)
    .split(' ')
    .map((word, place) => (
      <span key={place}>
        {place > 0 && ' '}
        <Whole>{word}</Whole>
      </span>
    ));
}

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });
