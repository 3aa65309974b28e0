import { Box, Flex } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import type { SlidesToShow } from '#ui/carousel/slides-to-show.ts';
import { Container } from '#ui/page/page.tsx';

/** Sample texts; the page marks each as a sample. */
const testimonials = [
  {
    name: 'Sunita',
    course: 'Computer basics',
    text: 'I was afraid of breaking the computer. In the second week I typed a letter to my sister in Hindi and printed it.',
  },
  {
    name: 'Arjun',
    course: 'Computer accounting',
    text: 'We did the accounts of a small shop from the first bill to the final report. Now I do the accounts of a real one.',
  },
  {
    name: 'Nagma',
    course: 'Cutting and sewing',
    text: 'When I was ill for a week, I watched the recorded lessons at home. I came back without missing anything.',
  },
  {
    name: 'Vikram',
    course: 'Entrance coaching',
    text: 'We had a test every Saturday and went through our mistakes every Monday. On exam day nothing was new to me.',
  },
] as const;

type Testimonial = (typeof testimonials)[number];

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
