import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { slashDate } from '../../lib/dates.ts';
import { CalendarIcon, LanguageIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '../../ui/icons.tsx';

/** Rating, students and labels are the same for every course, as the specification fixes them. */
export function CourseFacts({ updatedAt }: { updatedAt?: string }) {
  const facts = [
    { Icon: StarIcon, text: '4.6', name: 'Rating' },
    { Icon: PeopleIcon, text: '1,112 students' },
    { Icon: CalendarIcon, text: slashDate(updatedAt), name: 'Last updated', shown: true },
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
      {facts.map(({ Icon, text, name, shown }) => (
        <Flex as="li" key={text} align="center" gap="2">
          <Box color={Icon === StarIcon ? 'accent.fg' : 'fg.brand'}>
            <Icon />
          </Box>
          {/* One run of text, which breaks between its words where there is little width. */}
          <span>
            {name && (
              <Box as="span" srOnly={!shown} color="fg.muted">
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
