import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Image } from '@chakra-ui/react/image';
import { LinkOverlay } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Course } from '@institute/sdk';
import { createLink } from '@tanstack/react-router';
import { httpUrl, initials, months, preview, rupees } from '#lib/format.ts';
import * as text from '#text/courses.tsx';
import { useBrokenImage } from '#ui/hooks.ts';
import { Price } from './price.tsx';

/** A course in a list. The whole card is a link. */
export function CourseCard({ course, eager }: { course: Course; eager?: boolean }) {
  return (
    <Card.Root
      as="article"
      size="sm"
      overflow="hidden"
      _hover={{ borderColor: 'border.control' }}
      css={{ '&:has(a:focus-visible)': focusRing }}
    >
      <Picture src={course.thumbnail?.url} initials={initials(course.title, 2)} eager={eager} />
      <Card.Body gap="2" css={{ '& > :last-child': { marginTop: 'auto' } }}>
        <Heading as="h3" textStyle="lg" fontWeight="650">
          {/* The card shows the focus ring. */}
          <TitleLink to="/course-detail/$id" params={{ id: course._id }} _hover={{ color: 'fg.brand' }} _focusVisible={{ outline: 'none' }}>
            {course.title}
          </TitleLink>
        </Heading>
        {/* A new text replaces the whole paragraph, because a translation in the browser has moved its text nodes. */}
        <Text key={course.description} color="fg.muted" textStyle="sm" minH="3em">
          <Preview text={course.description} />
        </Text>
        <div>
          <CourseDetails course={course} />
          <Price price={course.price} discountedPrice={course.discountedPrice} />
        </div>
      </Card.Body>
    </Card.Root>
  );
}

/** The first 40 letters. The rest of a cut word and the signs before it are part of the text, but neither shown nor read out. */
function Preview({ text = '' }: { text: string | undefined }) {
  const short = preview(text);
  if (short === text) return text;
  const isCut = /\S/.test(text.charAt(short.length - 1));
  const [, words, part] = (isCut ? /^(.*?)([\s,;:–-]*(?:\s\S*)?)…$/s : /^(.*?)([\s,;:–-]*)…$/s).exec(short) ?? [];
  return (
    <>
      {words}
      <span hidden>{part}</span>…
    </>
  );
}

function CourseDetails({ course: { sessionDuration, examFees } }: { course: Course }) {
  if (!sessionDuration && !examFees) return null;
  return (
    <Flex as="p" wrap="wrap" columnGap="3" mb="1" textStyle="sm">
      {sessionDuration ? <chakra.span fontWeight="550">{months(sessionDuration)} </chakra.span> : null}
      {examFees ? <chakra.span color="fg.muted">{text.examFee(rupees(examFees))}</chakra.span> : null}
    </Flex>
  );
}

export function CourseCardSkeleton() {
  return (
    <Card.Root size="sm" overflow="hidden" aria-hidden>
      <Skeleton aspectRatio="16 / 9" borderRadius="0" />
      <Card.Body gap="2">
        <Skeleton height="29px" width="80%" />
        <Skeleton height="45px" />
        <Skeleton height="56px" width="70%" />
      </Card.Body>
    </Card.Root>
  );
}

/** Surrounds the whole card, because a ring on the picture would be invisible. */
const focusRing = { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' };

const TitleLink = createLink(LinkOverlay);

export const coursePath = ({ _id }: Pick<Course, '_id'>) => `/course-detail/${encodeURIComponent(_id)}`;

interface PictureProps {
  src?: string;
  /** Rendered behind the picture, and instead of a missing picture. */
  initials: string;
  /** Loads the picture immediately, because it is visible without scrolling. */
  eager?: boolean;
}

/** A decorative 16:9 picture. Its box has a fixed size, so that nothing shifts when the picture loads. */
export function Picture({ src, initials, eager = false }: PictureProps) {
  const url = httpUrl(src);
  const { isBroken, imageProps } = useBrokenImage(url);
  return (
    <Box position="relative" aspectRatio="16 / 9" bg="bg.tint" overflow="hidden">
      <Grid position="absolute" inset="0" placeItems="center" textStyle="2xl" fontWeight="700" color="fg.brand" aria-hidden>
        {initials}
      </Grid>
      {url && !isBroken && (
        <Image
          src={url}
          alt=""
          htmlWidth={640}
          htmlHeight={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          position="relative"
          width="full"
          height="full"
          {...imageProps}
        />
      )}
    </Box>
  );
}
