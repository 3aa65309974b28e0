import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../../ui/page/container.tsx';

const steps = [
  { title: 'You apply', text: 'With the form below. It asks who you are, where the centre would be and what is there already.' },
  { title: 'We talk', text: 'We call you, answer your questions and ask ours. Nobody is bound to anything yet.' },
  { title: 'We look at the place', text: 'At the rooms, the computers and the way to them, and at the courses that people there need.' },
  {
    title: 'We put it in writing',
    text: 'What each side does, what it costs and how it can be ended. Read it in peace, and show it to somebody you trust.',
  },
  { title: 'You open', text: 'You get your own sign-in, we go through the first batch together, and your students are on the list.' },
];

/** How it goes, in the order in which it goes. */
export function FranchiseSteps() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="steps" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="steps" textStyle="xl">
          How it goes, step by step
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

const List = chakra('ol', {
  base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' } },
});

const Step = chakra('li', { base: { display: 'flex', gap: '4', alignItems: 'flex-start' } });

const StepNumber = chakra('span', {
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
});
