import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { Container } from '../../ui/page/container.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import centre from './centre.svg?no-inline';
import { NearYou } from './find-a-centre.tsx';
import { Path } from './learning-path.tsx';
import { Teaching } from './teaching.tsx';
import { Trust } from './trust.tsx';

export function AboutPage() {
  return (
    <>
      <Container paddingBlock={{ base: '8', md: '12' }}>
        <Intro />
      </Container>
      <Teaching />
      <Path />
      <Trust />
      <NearYou />
    </>
  );
}

function Intro() {
  return (
    <Columns>
      <Box>
        <PageTitle>About Us</PageTitle>
        <Box as="p" mt="4" textStyle="lg">
          {brand.name} teaches computing, work skills and entrance subjects in towns where a good teacher and a free machine are often a bus
          ride away.
        </Box>
        <Box as="p" mt="4" color="fg.muted">
          Some of our students still go to school. Some look for work, keep a shop, or sit down to learn again after many years. All of them
          begin where they are, and nobody is laughed at for a question.
        </Box>
      </Box>
      <chakra.img
        src={centre}
        alt="A house with a signboard, learners at the windows, and a student who walks in at the open door"
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

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
