import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';

const testimonials = [
  {
    name: 'Asha, sample student',
    text: 'I had never typed a letter before. After three months I do the accounts of my uncle’s shop on the computer.',
  },
  {
    name: 'Imran, sample student',
    text: 'If I did not follow something in class, the teacher explained it again the next morning, until I could do it on my own.',
  },
];

export function AboutCourse() {
  return (
    <section aria-labelledby="about-course">
      <Box as="h2" id="about-course" textStyle="lg">
        About Course
      </Box>
      <Box as="p" mt="3" maxW="text">
        You learn at your own computer in a small batch, with a teacher in the room. In every lesson you make something yourself. Lessons
        are recorded, so you can catch up on a day that you missed. At the end there is an examination. Students who pass receive a
        certificate with a number, which employers can check on this site.
      </Box>
      <Box display="grid" gap="4" mt="6" gridTemplateColumns={{ md: '1fr 1fr' }}>
        {testimonials.map(({ name, text }) => (
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
