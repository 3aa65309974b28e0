import { chakra } from '@chakra-ui/react/styled-system';
import type { Course } from '@institute/sdk';
import { slashDate } from '#lib/dates.ts';
import { months, rupees } from '#lib/format.ts';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { Card } from '#ui/card.tsx';
import { CalendarIcon, ClockIcon, ExamIcon, LanguageIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '#ui/topic-icons.tsx';

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
        are recorded, so you can catch up on a day that you missed. At the end there is an exam. Students who pass receive a certificate
        with a number, which employers can check on this site.
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

export function CourseSubjects({ subjects = [] }: { subjects?: readonly string[] }) {
  const named = subjects.filter((subject) => subject.trim() !== '');
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="subjects">
      <Box as="h2" id="subjects" textStyle="lg">
        Subjects
      </Box>
      <List>
        {named.map((subject, index) => (
          <li key={`${index} ${subject}`}>{subject}</li>
        ))}
      </List>
    </section>
  );
}

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      mt: '4',
      '& > li': { px: '3', py: '1', borderRadius: 'md', borderWidth: '1px', bg: 'bg.panel', textStyle: 'sm', overflowWrap: 'anywhere' },
    },
  }),
);

/** Language, classes, lessons, rating and students are static in the specification: the same for every course. */
export function CourseFacts({ course: { sessionDuration, examFees, updatedAt } }: { course: Course }) {
  const facts = [
    { Icon: ClockIcon, name: 'Duration', text: sessionDuration ? months(sessionDuration) : '' },
    { Icon: ExamIcon, name: 'Exam fee', text: examFees ? rupees(examFees) : '' },
    { Icon: LanguageIcon, name: 'Language', text: 'English' },
    { Icon: PlaceIcon, name: 'Classes', text: 'Offline' },
    { Icon: VideoIcon, name: 'Lessons', text: 'Recorded' },
    { Icon: StarIcon, name: 'Rating', text: '4.6' },
    { Icon: PeopleIcon, name: 'Taken by', text: '1,112 students' },
    { Icon: CalendarIcon, name: 'Last updated', text: updatedAt ? slashDate(updatedAt) : '' },
  ].filter(({ text }) => text !== '');
  return (
    <Box
      as="ul"
      aria-label="About this course"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      columnGap="4"
      rowGap="4"
      textStyle="sm"
    >
      {facts.map(({ Icon, name, text }) => (
        <Flex as="li" key={name} gap="2" minW="0">
          <Box color={Icon === StarIcon ? 'accent.fg' : 'fg.brand'} pt="0.5" flexShrink="0">
            <Icon />
          </Box>
          <div>
            <Box color="fg.muted">{name} </Box>
            <Box fontWeight="550">{text}</Box>
          </div>
        </Flex>
      ))}
    </Box>
  );
}
