import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#lib/brand.ts';
import { Hydrate } from '#lib/hydration.tsx';
import * as text from '#text/about.ts';
import * as heads from '#text/heads.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Container, PageTitle } from '#ui/page/page.tsx';
import centre from './centre.svg?no-inline';
import { FindACentre } from './find-a-centre.tsx';
import { LearningPath } from './learning-path.tsx';
import { Teaching } from './teaching.tsx';
import { Trust } from './trust.tsx';

export function AboutPage() {
  return (
    <>
      <Container paddingBlock={{ base: '8', md: '12' }}>
        <Intro />
      </Container>
      <Hydrate on="interaction">
        <Teaching />
        <LearningPath />
        <Trust />
        <FindACentre />
      </Hydrate>
    </>
  );
}

function Intro() {
  return (
    <Columns>
      <Box>
        <PageTitle>{heads.about}</PageTitle>
        <Box as="p" mt="4" textStyle="lg">
          {text.whereWeTeach(brand.name)}
        </Box>
        <Box as="p" mt="4" color="fg.muted">
          {text.whomWeTeach}
        </Box>
      </Box>
      <chakra.img
        src={centre}
        alt={text.centrePicture}
        htmlWidth={640}
        htmlHeight={480}
        decoding="async"
        width="full"
        height="auto"
        aspectRatio="4 / 3"
        borderRadius="md"
      />
    </Columns>
  );
}

const Columns = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '8', lg: '12' },
      alignItems: 'center',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  }),
);
