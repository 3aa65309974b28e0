import { Box } from '@chakra-ui/react/box';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/page/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BothSides } from './both-sides.tsx';
import { FranchiseForm } from './franchise-form.tsx';
import { FranchiseHead } from './franchise-head.tsx';
import { FranchiseSteps } from './franchise-steps.tsx';

/** How a centre is opened, and the application for one. */
export function FranchisePage() {
  return (
    <>
      <FranchiseHead form="apply" />
      <BothSides />
      <FranchiseSteps />
      <Container as="section" aria-labelledby="apply" maxWidth="880px" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="apply" tabIndex={-1} textStyle="xl" _focusVisible={{ outline: 'none' }}>
          Apply for a centre
        </Box>
        <Box as="p" mt="3" mb="6" color="fg.muted" maxW="text">
          A few plain sentences are enough. If you would rather ask something first, <TextLink to="/contact-us">write or call</TextLink>.
        </Box>
        <Card>
          <FranchiseForm />
        </Card>
      </Container>
    </>
  );
}
