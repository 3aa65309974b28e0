import { Box, Flex } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import type { SlidesToShow } from '#ui/carousel/slides-to-show.ts';

import { Container } from '#ui/page/page.tsx';
import { type Testimonial, testimonials } from './testimonials-data.ts';

/** Long enough to read two testimonials. */
const intervalMs = 6000;
const slidesToShow: SlidesToShow = { max: 2, below: [{ width: 991, count: 1 }] };

const slides = testimonials.map((testimonial) => ({
  id: testimonial.name,
  name: testimonial.name,
  content: <TestimonialCard {...testimonial} />,
}));

export function Testimonials() {
  return (
    <Container as="section" aria-labelledby="testimonials" paddingTop={{ base: '12', md: '16' }}>
      <Box as="h2" id="testimonials" textStyle="xl">
        Testimonials
      </Box>
      <Box as="p" mt="2" mb="6" color="fg.muted">
        Sample testimonials.
      </Box>
      <Carousel name="Testimonials" slides={slides} slidesToShow={slidesToShow} intervalMs={intervalMs} />
    </Container>
  );
}

function TestimonialCard({ name, course, text }: Testimonial) {
  return (
    <Card as="figure" display="flex" flexDirection="column" gap="5">
      <Box as="blockquote" textStyle="lg" flex="1">
        <p>“{text}”</p>
      </Box>
      <Flex as="figcaption" alignItems="center" gap="3">
        <Box
          display="grid"
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
        </Box>
        <Box minW="0">
          <Box fontWeight="650">{name}, sample student</Box>
          <Box textStyle="sm" color="fg.muted">
            {course}
          </Box>
        </Box>
      </Flex>
    </Card>
  );
}
