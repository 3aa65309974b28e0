import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Container } from '../../ui/page/container.tsx';

const steps = [
  { title: 'Sit in', text: 'Come to a lesson and look, before you pay anything.' },
  { title: 'Join a batch', text: 'Choose a time that fits your school, your shop or your shift.' },
  { title: 'Learn and practise', text: 'Lessons with the teacher, hours alone at the machine.' },
  { title: 'Be examined', text: 'A written and a practical part, with marks that you see.' },
  { title: 'Take it with you', text: 'A certificate that anyone can check, from anywhere.' },
];

/** From the first visit to the certificate. */
export function Path() {
  return (
    <Container as="section" aria-labelledby="path" paddingBlock={{ base: '12', md: '16' }}>
      <Box as="h2" id="path" textStyle="xl">
        From the first visit to the certificate
      </Box>
      <Steps>
        {steps.map(({ title, text }, index) => (
          <Step key={title}>
            <Figure aria-hidden>{index + 1}</Figure>
            <Box minW="0" pt="1">
              <Box as="h3" textStyle="md" fontWeight="650">
                {title}
              </Box>
              <Box as="p" mt="1" color="fg.muted" textStyle="sm">
                {text}
              </Box>
            </Box>
          </Step>
        ))}
      </Steps>
    </Container>
  );
}

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    marginTop: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
    columnGap: '6',
  },
});

/** A line leads from each number to the next: down on small screens, across on wide ones. */
const Step = chakra('li', {
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
});

const Figure = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.on',
    fontWeight: '700',
  },
});
