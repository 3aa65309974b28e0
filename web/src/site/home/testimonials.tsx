import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import * as text from '#text/home.ts';
import { Carousel } from '../carousel/carousel.tsx';

type Testimonial = (typeof text.testimonials)[number];

/** Long enough to read two testimonials. */
const autoplaySpeed = 6000;

/** The page marks each testimonial as a sample. */
const slides = text.testimonials.map((testimonial) => ({
  id: testimonial.name,
  name: testimonial.name,
  content: <TestimonialCard {...testimonial} />,
}));

export function Testimonials() {
  return (
    <Container as="section" aria-labelledby="testimonials" paddingTop={{ base: '12', md: '16' }}>
      <Heading id="testimonials" textStyle="xl">
        {text.testimonialsHeading}
      </Heading>
      <Text mt="2" mb="6" color="fg.muted">
        {text.areSamples}
      </Text>
      <Carousel name={text.testimonialsHeading} slides={slides} slidesToShow={[1, 1, 2]} autoplaySpeed={autoplaySpeed} />
    </Container>
  );
}

function TestimonialCard({ name, course, words }: Testimonial) {
  return (
    <Card.Root>
      <Card.Body as="figure" gap="5">
        <Box as="blockquote" textStyle="lg" flex="1">
          <p>“{words}”</p>
        </Box>
        <Flex as="figcaption" align="center" gap="3">
          <Grid
            placeItems="center"
            flexShrink="0"
            width="12"
            height="12"
            borderRadius="full"
            bg="bg.hover"
            color="fg.brand"
            textStyle="lg"
            fontWeight="700"
            aria-hidden
          >
            {name[0]}
          </Grid>
          <Box minW="0">
            <Box fontWeight="650">{text.sampleStudent(name)}</Box>
            <Box textStyle="sm" color="fg.muted">
              {course}
            </Box>
          </Box>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
