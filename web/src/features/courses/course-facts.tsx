import { Box, Flex } from '@chakra-ui/react';
import { slashDate } from '../../format.ts';
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
    <Flex as="ul" wrap="wrap" columnGap="6" rowGap="3" textStyle="sm" aria-label="About this course">
      {facts.map(({ Icon, text, name, shown }) => (
        <Flex as="li" key={text} align="center" gap="2">
          <Box color={Icon === StarIcon ? 'accent.fg' : 'fg.brand'}>
            <Icon />
          </Box>
          {name && (
            <Box as="span" srOnly={!shown} color="fg.muted">
              {name}
            </Box>
          )}
          <Box as="span" fontWeight="600">
            {text}
          </Box>
        </Flex>
      ))}
    </Flex>
  );
}
