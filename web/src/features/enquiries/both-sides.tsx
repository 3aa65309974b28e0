import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';

const sides = [
  {
    title: 'What we bring',
    points: [
      'Courses that are worked out lesson by lesson, with the books and exercises that belong to them',
      'Examinations, hall tickets and results that are kept in one place',
      'Certificates that anyone can check on this site',
      'An area of your own on this site: students, batches, exams and your wallet',
      'Somebody to call when you are stuck',
    ],
  },
  {
    title: 'What you bring',
    points: [
      'A room that is dry, well lit and easy to reach, also for somebody who comes alone in the evening',
      'Computers that work, and power that stays on',
      'A teacher who explains a thing again without being annoyed',
      'A name in your town that parents trust',
      'Patience: a centre grows one batch at a time',
    ],
  },
];

/** Who does what. */
export function BothSides() {
  return (
    <Container
      display="grid"
      gap={{ base: '10', md: '12' }}
      gridTemplateColumns={{ md: '1fr 1fr' }}
      paddingBlock={{ base: '12', md: '16' }}
    >
      {sides.map(({ title, points }) => (
        <Side key={title}>
          <Box as="h2" textStyle="xl">
            {title}
          </Box>
          <Box as="ul" display="grid" gap="4" mt="5">
            {points.map((point) => (
              <Flex as="li" key={point} gap="3" align="flex-start">
                <Box color="success.fg" pt="0.5" flexShrink="0">
                  <CheckIcon />
                </Box>
                {point}
              </Flex>
            ))}
          </Box>
        </Side>
      ))}
    </Container>
  );
}

const Side = chakra('section', { base: { borderTopWidth: '4px', borderTopColor: 'accent.solid', paddingTop: '5', minWidth: '0' } });
