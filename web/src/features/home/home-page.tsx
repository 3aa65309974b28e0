import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Hero } from './hero.tsx';
import { NewsBanner } from './news-banner.tsx';
import { Values } from './values.tsx';

/** `courses`: a few of them, from the feature that knows them. */
export function HomePage({ courses }: { courses: ReactNode }) {
  return (
    <>
      <NewsBanner />
      <Hero />
      <Container as="section" aria-labelledby="featured" paddingBlock={{ base: '12', md: '16' }}>
        <Flex wrap="wrap" justify="space-between" align="baseline" gap="4" mb="6">
          <Box as="h2" id="featured" textStyle="xl">
            Start with one of these
          </Box>
          <TextLink to="/courses">All courses</TextLink>
        </Flex>
        {courses}
      </Container>
      <Values />
      <Container as="section" aria-labelledby="closing" textAlign="center" paddingBlock={{ base: '12', md: '16' }}>
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
    </>
  );
}
