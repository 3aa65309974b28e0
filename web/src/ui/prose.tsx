import { chakra } from '@chakra-ui/react/styled-system';

export const Prose = chakra('div', {
  base: {
    maxWidth: 'text',
    '& > * + *': { marginTop: '4' },
    '& h2': { textStyle: 'lg' },
    '& h3': { textStyle: 'md', marginTop: '6' },
    '& ul, & ol': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: '2' },
    '& li::marker': { color: 'accent.fg', fontWeight: '600' },
    '& table': { width: 'full', textStyle: 'sm' },
    '& caption': { textAlign: 'start', color: 'fg.muted', paddingBottom: '2' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingBlock: '3', paddingInlineEnd: '4', borderBottomWidth: '1px' },
    '& th': { fontWeight: '600' },
    '& a': {
      color: 'fg.brand',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      _hover: { textDecorationThickness: '2px' },
    },
  },
});
