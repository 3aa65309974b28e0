import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { List } from '@chakra-ui/react/list';
import { Text } from '@chakra-ui/react/text';
import type { Course } from '@institute/sdk';
import { slashDate } from '#lib/dates.ts';
import { months, rupees } from '#lib/format.ts';
import * as text from '#text/courses.tsx';
import { CalendarIcon, ClockIcon, ExamIcon, LanguageIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '#ui/topic-icons.tsx';

export function AboutCourse() {
  return (
    <section aria-labelledby="about-course">
      <Heading id="about-course" textStyle="lg">
        {text.aboutCourse}
      </Heading>
      <Text mt="3" maxW="text">
        {text.howYouLearn}
      </Text>
      <Grid gap="4" mt="6" templateColumns={{ md: '1fr 1fr' }}>
        {text.testimonials.map(({ name, words }) => (
          <Card.Root key={name} boxShadow="none">
            <Card.Body as="figure">
              <blockquote>
                <p>“{words}”</p>
              </blockquote>
              <Box as="figcaption" mt="3" color="fg.muted" textStyle="sm">
                {name}
              </Box>
            </Card.Body>
          </Card.Root>
        ))}
      </Grid>
    </section>
  );
}

export function CourseSubjects({ subjects = [] }: { subjects?: readonly string[] }) {
  const named = subjects.filter((subject) => subject.trim() !== '');
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="subjects">
      <Heading id="subjects" textStyle="lg">
        {text.subjects}
      </Heading>
      <Box
        as="ul"
        display="flex"
        flexWrap="wrap"
        gap="2"
        mt="4"
        css={{
          '& > li': { px: '3', py: '1', borderRadius: 'md', borderWidth: '1px', bg: 'bg.panel', textStyle: 'sm', overflowWrap: 'anywhere' },
        }}
      >
        {named.map((subject, index) => (
          <li key={`${index} ${subject}`}>{subject}</li>
        ))}
      </Box>
    </section>
  );
}

/** Language, classes, lessons, rating and students are static in the specification: the same for every course. */
export function CourseFacts({ course: { sessionDuration, examFees, updatedAt } }: { course: Course }) {
  const facts = [
    { Icon: ClockIcon, name: text.duration, value: sessionDuration ? months(sessionDuration) : '' },
    { Icon: ExamIcon, name: text.examFeeFact, value: examFees ? rupees(examFees) : '' },
    { Icon: LanguageIcon, name: text.language, value: text.english },
    { Icon: PlaceIcon, name: text.classes, value: text.offline },
    { Icon: VideoIcon, name: text.lessons, value: text.recorded },
    { Icon: StarIcon, name: text.rating, value: '4.6' },
    { Icon: PeopleIcon, name: text.takenBy, value: text.takenByStudents },
    { Icon: CalendarIcon, name: text.lastUpdated, value: updatedAt ? slashDate(updatedAt) : '' },
  ].filter(({ value }) => value !== '');
  return (
    <List.Root
      variant="plain"
      aria-label={text.aboutThisCourse}
      gridTemplateColumns="repeat(auto-fill, minmax(min(9rem, 100%), 1fr))"
      columnGap="4"
      rowGap="4"
      textStyle="sm"
    >
      {facts.map(({ Icon, name, value }) => (
        <List.Item key={name} minW="0">
          <List.Indicator color={Icon === StarIcon ? 'accent.fg' : 'fg.brand'} pt="0.5" me="2">
            <Icon />
          </List.Indicator>
          <div>
            <Box color="fg.muted">{name} </Box>
            <Box fontWeight="550">{value}</Box>
          </div>
        </List.Item>
      ))}
    </List.Root>
  );
}
