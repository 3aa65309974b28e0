import { slashDate } from '../../lib/dates.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { CalendarIcon, LanguageIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '../../ui/topic-icons.tsx';

/** Rating, students and labels are static in the specification: the same for every course. */
export function CourseFacts({ updatedAt }: { updatedAt?: string }) {
  const facts = [
    { Icon: StarIcon, text: '4.6', name: 'Rating' },
    { Icon: PeopleIcon, text: '1,112 students' },
    { Icon: CalendarIcon, text: slashDate(updatedAt), name: 'Last updated', isNameVisible: true },
    { Icon: LanguageIcon, text: 'English' },
    { Icon: PlaceIcon, text: 'Offline' },
    { Icon: VideoIcon, text: 'Recorded' },
  ];
  return (
    <Box
      as="ul"
      aria-label="About this course"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, auto)', sm: 'repeat(3, auto)' }}
      justifyContent="start"
      columnGap={{ base: '4', sm: '8' }}
      rowGap="3"
      textStyle="sm"
    >
      {facts.map(({ Icon, text, name, isNameVisible }) => (
        <Flex as="li" key={text} alignItems="center" gap="2">
          <Box color={Icon === StarIcon ? 'accent.fg' : 'fg.brand'}>
            <Icon />
          </Box>
          {/* One inline element, so that the text wraps between words on narrow screens. */}
          <span>
            {name && (
              <Box as="span" className={isNameVisible ? undefined : 'sr-only'} color="fg.muted">
                {`${name} `}
              </Box>
            )}
            <Box as="span" fontWeight="550">
              {text}
            </Box>
          </span>
        </Flex>
      ))}
    </Box>
  );
}
