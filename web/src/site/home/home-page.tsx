import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Image } from '@chakra-ui/react/image';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useListCourses } from '@institute/sdk/react';
import { useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { absoluteUrl, pageUrl } from '#lib/head.ts';
import { Hydrate } from '#lib/hydration.tsx';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import * as courses from '#text/courses.tsx';
import * as heads from '#text/heads.ts';
import * as text from '#text/home.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/links.tsx';
import { useMotion } from '#ui/motion/motion.ts';
import { StructuredData } from '#ui/page/document-head.tsx';
import { Carousel, SlideFrame, SlideRow, type SlidesToShow } from '../carousel/carousel.tsx';
import { CourseCard, CourseCardSkeleton } from '../courses/course-card.tsx';
import { TopicBand } from '../layout/sections.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { Hero } from './hero.tsx';
import { NewsBanner } from './news-banner.tsx';
import { Testimonials } from './testimonials.tsx';
import mission from './values/mission.svg?no-inline';
import strategy from './values/strategy.svg?no-inline';
import vision from './values/vision.svg?no-inline';

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
        <Container paddingTop="8">
          <BannerCarousel />
        </Container>
      </Hydrate>
      <Container as="section" aria-labelledby="featured" paddingBlock={sectionPadding}>
        <Flex wrap="wrap" justify="space-between" align="baseline" gap="4" mb="6">
          <Heading id="featured" textStyle="xl">
            {text.startWithOne}
          </Heading>
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

const slidesToShow: SlidesToShow = [1, 2, 3];

function FeaturedCourses() {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListCourses());
  if (!data && !isFetched) {
    return (
      <Stack gap="6" aria-busy aria-hidden>
        <SlideRow slidesToShow={slidesToShow}>
          {Array.from({ length: slidesToShow[2] }, (_, index) => (
            <SlideFrame key={index}>
              <CourseCardSkeleton />
            </SlideFrame>
          ))}
        </SlideRow>
      </Stack>
    );
  }
  if (!data) return <ErrorState text={courses.coursesNotLoaded} pending={isFetching} onRetry={() => void refetch()} />;
  if (data.courses.length === 0) return <EmptyState text={courses.noCourses} />;
  const slides = data.courses.map((course, index) => ({
    id: `${course._id} ${index}`,
    name: course.title,
    content: <CourseCard course={course} />,
  }));
  return <Carousel name={courses.featuredCourses} slides={slides} slidesToShow={slidesToShow} autoplaySpeed={3000} />;
}

const values = [
  { title: text.mission, text: text.missionText, picture: <ValuePicture src={mission} /> },
  { title: text.vision, text: text.visionText, picture: <ValuePicture src={vision} /> },
  { title: text.strategy, text: text.strategyText, picture: <ValuePicture src={strategy} /> },
];

function Values() {
  return (
    <TopicBand id="values" heading={text.whatWeStandFor} topics={values} columns={{ md: 'repeat(3, minmax(0, 1fr))' }} stackFrom="md" />
  );
}

function ValuePicture({ src }: { src: string }) {
  return <Image src={src} alt="" htmlWidth={96} htmlHeight={96} loading="lazy" decoding="async" width="72px" height="72px" />;
}

function Closing() {
  return (
    <Container as="section" aria-labelledby="closing" textAlign="center" paddingBlock={sectionPadding}>
      <Heading id="closing" textStyle="xl">
        {text.talkToUs}
      </Heading>
      <Text mt="3" mb="6" mx="auto" maxW="form" color="fg.muted">
        {text.talkToUsText}
      </Text>
      <ButtonLink to="/contact-us" size="lg">
        {heads.contactUs}
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
