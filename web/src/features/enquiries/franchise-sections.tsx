import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Container } from '#ui/page/page.tsx';

const steps = [
  { title: 'You apply', text: 'Fill in the form below: who you are, where the centre will be and what you already have.' },
  { title: 'We talk', text: 'We call you, answer your questions and ask ours. There is no commitment at this stage.' },
  { title: 'We visit', text: 'We see the rooms and computers, how students will reach the centre and which courses your town needs.' },
  {
    title: 'We sign an agreement',
    text: 'The agreement says what each side does, what it costs and how it ends. Take your time to read it, and show it to someone you trust.',
  },
  { title: 'You open', text: 'You get your own login, we help you with the first batch, and your students appear in your list.' },
];

export function FranchiseSteps() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="steps" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="steps" textStyle="xl">
          How it works, step by step
        </Box>
        <List>
          {steps.map(({ title, text }, index) => (
            <Step key={title}>
              <StepNumber aria-hidden>{index + 1}</StepNumber>
              <Box minW="0">
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="1" color="fg.muted">
                  {text}
                </Box>
              </Box>
            </Step>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const List = chakra(
  'ol',
  recipe({
    base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr))' } },
  }),
);

const Step = chakra(
  'li',
  recipe({
    base: { display: 'flex', flexDirection: { base: 'row', lg: 'column' }, gap: { base: '4', lg: '3' }, alignItems: 'flex-start' },
  }),
);

const StepNumber = chakra(
  'span',
  recipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '40px',
      height: '40px',
      borderRadius: 'full',
      bg: 'brand.solid',
      color: 'brand.on',
      fontWeight: '700',
    },
  }),
);

const parties = [
  {
    title: 'What we bring',
    points: [
      'Courses planned lesson by lesson, with books and exercises',
      'Exams, hall tickets and results in one place',
      'Certificates that anyone can check on this site',
      'Your own area on this site for students, batches, exams and your wallet',
      'Someone to call when you need help',
    ],
  },
  {
    title: 'What you bring',
    points: [
      'A dry, well-lit room that is easy and safe to reach, even for students who come alone in the evening',
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
