import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';

const parties = [
  {
    title: 'What we bring',
    points: [
      'Courses planned lesson by lesson, with books and exercises',
      'Examinations, hall tickets and results in one place',
      'Certificates that anyone can check on this site',
      'Your own area on this site for students, batches, exams and your wallet',
      'Someone to call when you need help',
    ],
  },
  {
    title: 'What you bring',
    points: [
      'A dry, well-lit room that is easy and safe to reach, even alone in the evening',
      'Working computers and a reliable power supply',
      'A patient teacher',
      'A good reputation among the parents in your town',
      'Time: a centre grows one batch at a time',
    ],
  },
];

export function FranchiseResponsibilities() {
  return (
    <Container
      display="grid"
      gap={{ base: '10', md: '12' }}
      gridTemplateColumns={{ md: '1fr 1fr' }}
      paddingBlock={{ base: '12', md: '16' }}
    >
      {parties.map(({ title, points }) => (
        <Party key={title}>
          <Box as="h2" textStyle="xl">
            {title}
          </Box>
          <Box as="ul" display="grid" gap="4" mt="5">
            {points.map((point) => (
              <Flex as="li" key={point} gap="3" alignItems="flex-start">
                <Box color="success.fg" pt="0.5" flexShrink="0">
                  <CheckIcon />
                </Box>
                {point}
              </Flex>
            ))}
          </Box>
        </Party>
      ))}
    </Container>
  );
}

const Party = chakra(
  'section',
  recipe({ base: { borderTopWidth: '4px', borderTopColor: 'accent.solid', paddingTop: '5', minWidth: '0' } }),
);
