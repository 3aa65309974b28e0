import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/page/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { Hero } from './hero.tsx';
import { NewsBanner } from './news-banner.tsx';
import { Testimonials } from './testimonials.tsx';
import { Values } from './values.tsx';

const room = { base: '12', md: '16' };

/** `courses`: a few of them, from the feature that knows them. */
export function HomePage({ courses }: { courses: ReactNode }) {
  return (
    <>
      <NewsBanner />
      <Hero />
      <Container paddingTop={room}>
        <BannerCarousel />
      </Container>
      <Container as="section" aria-labelledby="featured" paddingBlock={room}>
        <Flex wrap="wrap" justify="space-between" align="baseline" gap="4" mb="6">
          <Box as="h2" id="featured" textStyle="xl">
            Start with one of these
          </Box>
          <TextLink to="/courses">All courses</TextLink>
        </Flex>
        {courses}
      </Container>
      <Values />
      <Testimonials />
      <Closing />
    </>
  );
}

function Closing() {
  return (
    <Container as="section" aria-labelledby="closing" textAlign="center" paddingBlock={room}>
      <Box as="h2" id="closing" textStyle="xl">
        Your first lesson is a conversation
      </Box>
      <Box as="p" mt="3" mb="6" mx="auto" maxW="form" color="fg.muted">
        Choose a course, look at what it teaches and what it costs, and come and sit in before you decide.
      </Box>
      <ButtonLink to="/courses" size="lg">
        Find your course
      </ButtonLink>
    </Container>
  );
}
