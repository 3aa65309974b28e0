import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { ClockIcon, PlaceIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';

/** Where we are, and how more of us come to be. */
export function NearYou() {
  return (
    <Container as="section" aria-labelledby="near-you" paddingBlock={{ base: '12', md: '16' }}>
      <Box as="h2" id="near-you" textStyle="xl">
        Near you
      </Box>
      <Columns>
        <Place>
          <Box as="h3" textStyle="lg">
            Come and see us
          </Box>
          <Line>
            <PlaceIcon />
            <address>{brand.address.slice(1).join(', ')}</address>
          </Line>
          <Line>
            <ClockIcon />
            {brand.hours}
          </Line>
          <ButtonLink to="/contact-us" justifySelf="start" mt="auto">
            Contact us
          </ButtonLink>
        </Place>
        <Place>
          <Box as="h3" textStyle="lg">
            Franchise centres
          </Box>
          <Box as="p" color="fg.muted">
            Our franchise centres are run by people of the place, who know its families. They teach our courses, hold our examinations, and
            their students get the same certificate. Is there none in your town? You could open it.
          </Box>
          <ButtonLink to="/franchise" variant="outline" justifySelf="start" mt="auto">
            Open a centre
          </ButtonLink>
        </Place>
      </Columns>
    </Container>
  );
}

const Columns = chakra('div', {
  base: { display: 'grid', gap: '6', marginTop: '6', gridTemplateColumns: { md: '1fr 1fr' } },
});

const Place = chakra('div', {
  base: { ...cardStyles, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' },
});

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    '& svg': { color: 'accent.fg', flexShrink: '0', marginTop: '2px' },
    '& address': { fontStyle: 'normal' },
  },
});
