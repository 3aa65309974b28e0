import { Box } from '@chakra-ui/react/box';
import { Card } from '../../ui/card.tsx';

const voices = [
  {
    name: 'Asha, sample student',
    text: 'I had never typed a letter before. After three months I keep the accounts of my uncle’s shop on the computer.',
  },
  {
    name: 'Imran, sample student',
    text: 'Whatever I did not follow in class was explained again the next morning, until I could do it alone.',
  },
];

/** Static text with sample testimonials. */
export function AboutCourse() {
  return (
    <section aria-labelledby="about-course">
      <Box as="h2" id="about-course" textStyle="lg">
        About Course
      </Box>
      <Box as="p" mt="3" maxW="text">
        You learn at a machine of your own, in a small batch, with a teacher in the room. Each lesson begins with something to make and ends
        with you making it. Lessons are recorded, so that a missed day is not a lost day. At the end there is an examination, and those who
        pass it receive a certificate with a number that an employer can check on this site.
      </Box>
      <Box display="grid" gap="4" mt="6" gridTemplateColumns={{ md: '1fr 1fr' }}>
        {voices.map(({ name, text }) => (
          <Card key={name} as="figure" boxShadow="none">
            <blockquote>
              <p>“{text}”</p>
            </blockquote>
            <Box as="figcaption" mt="3" color="fg.muted" textStyle="sm">
              {name}
            </Box>
          </Card>
        ))}
      </Box>
    </section>
  );
}
