import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#lib/brand.ts';
import * as text from '#text/about.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cardStyles } from '#ui/card.tsx';
import { Container } from '#ui/page/page.tsx';
import { ClockIcon, PlaceIcon } from '#ui/topic-icons.tsx';

export function FindACentre() {
  return (
    <Container as="section" aria-labelledby="find-a-centre" paddingBlock={{ base: '12', md: '16' }}>
      <Box as="h2" id="find-a-centre" textStyle="xl">
        {text.findCentre}
      </Box>
      <Columns>
        <Panel>
          <Box as="h3" textStyle="lg">
            {text.visitUs}
          </Box>
          <IconLine>
            <PlaceIcon />
            <address>{brand.address.slice(1).join(', ')}</address>
          </IconLine>
          <IconLine>
            <ClockIcon />
            {brand.hours}
          </IconLine>
          <ButtonLink to="/contact-us" justifySelf="start" mt="auto">
            {text.contactUs}
          </ButtonLink>
        </Panel>
        <Panel>
          <Box as="h3" textStyle="lg">
            {text.franchiseCentres}
          </Box>
          <Box as="p" color="fg.muted">
            {text.franchiseCentresText}
          </Box>
          <ButtonLink to="/franchise" variant="outline" justifySelf="start" mt="auto">
            {text.openCentre}
          </ButtonLink>
        </Panel>
      </Columns>
    </Container>
  );
}

const Columns = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: '6', marginTop: '6', gridTemplateColumns: { md: '1fr 1fr' } },
  }),
);

const Panel = chakra(
  'div',
  recipe({
    base: { ...cardStyles, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' },
  }),
);

const IconLine = chakra(
  'div',
  recipe({
    base: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      '& svg': { color: 'accent.fg', flexShrink: '0', marginTop: '2px' },
      '& address': { fontStyle: 'normal' },
    },
  }),
);
