import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/enquiries.tsx';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Container } from '#ui/page/page.tsx';
import { StepNumber } from '#ui/step-number.ts';

export function FranchiseSteps() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="steps" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="steps" textStyle="xl">
          {text.stepByStep}
        </Box>
        <List>
          {text.steps.map((step, index) => (
            <Step key={step.title}>
              <StepNumber aria-hidden>{index + 1}</StepNumber>
              <Box minW="0">
                <Box as="h3" textStyle="lg">
                  {step.title}
                </Box>
                <Box as="p" mt="1" color="fg.muted">
                  {step.text}
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

const parties = [
  { title: text.whatWeBring, points: text.weBring },
  { title: text.whatYouBring, points: text.youBring },
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
