import { useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { absoluteUrl, pageUrl } from '#lib/head.ts';
import { Hydrate } from '#lib/hydration.tsx';
import * as text from '#text/home.ts';
import { Box, Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/links.tsx';
import { useMotion } from '#ui/motion/motion.ts';
import { StructuredData } from '#ui/page/document-head.tsx';
import { Container } from '#ui/page/page.tsx';
import { FeaturedCourses } from '../courses/featured-courses.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { Hero } from './hero.tsx';
import { NewsBanner } from './news-banner.tsx';
import { Testimonials } from './testimonials.tsx';
import { Values } from './values.tsx';

const always = () => true;
const sectionPadding = { base: '12', md: '16' };

export function HomePage() {
  const sections = useRef<HTMLDivElement>(null);
  const { revealSections } = useMotion(always);
  useEffect(() => (sections.current ? revealSections(sections.current) : undefined), [revealSections]);
  return (
    <div ref={sections} className="contents">
      <OrganizationData />
      <NewsBanner />
      <Hydrate on="interaction">
        <Hero />
      </Hydrate>
      <Hydrate on="viewport">
        <Container paddingTop={sectionPadding}>
          <BannerCarousel />
        </Container>
      </Hydrate>
      <Container as="section" aria-labelledby="featured" paddingBlock={sectionPadding}>
        <Flex flexWrap="wrap" justifyContent="space-between" alignItems="baseline" gap="4" mb="6">
          <Box as="h2" id="featured" textStyle="xl">
            {text.startWithOne}
          </Box>
          <TextLink to="/courses">{text.allCourses}</TextLink>
        </Flex>
        <FeaturedCourses />
      </Container>
      <Hydrate on="interaction">
        <Values />
      </Hydrate>
      <Hydrate on="viewport">
        <Testimonials />
      </Hydrate>
      <Hydrate on="interaction">
        <Closing />
      </Hydrate>
    </div>
  );
}

function Closing() {
  return (
    <Container as="section" aria-labelledby="closing" textAlign="center" paddingBlock={sectionPadding}>
      <Box as="h2" id="closing" textStyle="xl">
        {text.talkToUs}
      </Box>
      <Box as="p" mt="3" mb="6" mx="auto" maxW="form" color="fg.muted">
        {text.talkToUsText}
      </Box>
      <ButtonLink to="/courses" size="lg">
        {text.findCourse}
      </ButtonLink>
    </Container>
  );
}

function OrganizationData() {
  const organization = {
    '@type': 'EducationalOrganization',
    name: brand.name,
    url: pageUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: brand.email,
    telephone: brand.phone.label,
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ href }) => href),
  };
  return <StructuredData data={organization} />;
}
