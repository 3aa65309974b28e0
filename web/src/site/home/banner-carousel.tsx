import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Image } from '@chakra-ui/react/image';
import { LinkOverlay } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { createLink } from '@tanstack/react-router';
import * as text from '#text/home.ts';
import { ArrowIcon } from '#ui/icons.tsx';
import { Carousel } from '../carousel/carousel.tsx';
import certificate from './banners/certificate.svg?no-inline';
import coaching from './banners/coaching.svg?no-inline';
import lesson from './banners/lesson.svg?no-inline';
import skills from './banners/skills.svg?no-inline';

const banners = [
  { topic: text.computerCourses, slogan: text.computerCoursesText, to: '/courses', picture: lesson, alt: text.computerCoursesPicture },
  { topic: text.skillCourses, slogan: text.skillCoursesText, to: '/courses', picture: skills, alt: text.skillCoursesPicture },
  { topic: text.coaching, slogan: text.coachingText, to: '/courses', picture: coaching, alt: text.coachingPicture },
  { topic: text.certificates, slogan: text.certificatesText, to: '/view-result', picture: certificate, alt: text.certificatesPicture },
] as const;

const slides = banners.map((banner) => ({ id: banner.topic, name: banner.topic, content: <Banner {...banner} /> }));

export function BannerCarousel() {
  return <Carousel name={text.highlights} slides={slides} slidesToShow={[1, 1, 1]} autoplaySpeed={2000} />;
}

function Banner({ topic, slogan, to, picture, alt }: BannerProps) {
  return (
    <Card.Root css={bannerStyles}>
      <Grid alignContent="center" bg="bg.tint" gap={{ base: '1', md: '3' }} p={{ base: '5', md: '8', lg: '12' }}>
        <Text textStyle="sm" fontWeight="650" color="accent.fg">
          {topic}
        </Text>
        <Text textStyle="xl" fontWeight="700" textWrap="balance">
          <BannerLink to={to} _hover={{ color: 'fg.brand' }} _focusVisible={{ outline: 'none' }}>
            {slogan} <ArrowIcon />
          </BannerLink>
        </Text>
      </Grid>
      <Image
        src={picture}
        alt={alt}
        htmlWidth={640}
        htmlHeight={360}
        loading="lazy"
        decoding="async"
        width="full"
        height="auto"
        aspectRatio="16 / 9"
        gridRowStart={{ base: '1', md: 'auto' }}
      />
    </Card.Root>
  );
}

const bannerStyles = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gridTemplateRows: { base: 'auto 1fr', md: 'auto' },
  overflow: 'hidden',
  _hover: { borderColor: 'border.control' },
  '& svg': { display: 'inline', verticalAlign: '-0.15em', color: 'accent.fg' },
  // The focus ring surrounds the banner, because the link fills it.
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
};

const BannerLink = createLink(LinkOverlay);

type BannerProps = (typeof banners)[number];
