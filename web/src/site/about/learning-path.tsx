import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/about.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Container } from '#ui/page/page.tsx';
import { StepNumber } from '#ui/step-number.ts';

export function LearningPath() {
  return (
    <Container as="section" aria-labelledby="learning-path" paddingBlock={{ base: '12', md: '16' }}>
      <Box as="h2" id="learning-path" textStyle="xl">
        {text.learningPath}
      </Box>
      <Steps>
        {text.steps.map((step, index) => (
          <Step key={step.title}>
            <StepNumber aria-hidden>{index + 1}</StepNumber>
            <Box minW="0" pt="1">
              <Box as="h3" textStyle="md" fontWeight="650">
                {step.title}
              </Box>
              <Box as="p" mt="1" color="fg.muted" textStyle="sm">
                {step.text}
              </Box>
            </Box>
          </Step>
        ))}
      </Steps>
    </Container>
  );
}

const Steps = chakra(
  'ol',
  recipe({
    base: {
      display: 'grid',
      marginTop: '8',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
      columnGap: '6',
    },
  }),
);

/** A line connects each number to the next: vertical on small screens, horizontal on wide ones. */
const Step = chakra(
  'li',
  recipe({
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      gap: { base: '4', lg: '3' },
      paddingBottom: { base: '6', lg: '0' },
      '&:last-of-type': { paddingBottom: '0' },
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        bg: 'border.control',
        insetInlineStart: { base: '19px', lg: '48px' },
        insetInlineEnd: { lg: '-16px' },
        top: { base: '48px', lg: '19px' },
        bottom: { base: '8px', lg: 'auto' },
        width: { base: '2px', lg: 'auto' },
        height: { lg: '2px' },
      },
    },
  }),
);
