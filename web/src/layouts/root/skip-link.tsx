import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

/** The first focusable element of every page. */
export function SkipLink() {
  return <Link href="#content">Skip to content</Link>;
}

const Link = chakra(
  'a',
  recipe({
    base: {
      position: 'fixed',
      top: '2',
      insetStart: '2',
      zIndex: 'skip',
      padding: '3',
      bg: 'accent.solid',
      color: 'accent.on',
      fontWeight: '600',
      borderRadius: 'md',
      '&:not(:focus)': { transform: 'translateY(-200%)' },
      _print: { display: 'none' },
    },
  }),
);
