import type { Course } from '@institute/sdk';
import { slashDate } from '../../lib/dates.ts';
import { months, rupees } from '../../lib/format.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { CalendarIcon, ClockIcon, ExamIcon, LanguageIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '../../ui/topic-icons.tsx';

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
