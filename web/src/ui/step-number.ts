import { chakra } from '@chakra-ui/react/styled-system';

export const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: '700',
  },
});
