import { Hydrate } from '../../lib/hydrate.tsx';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/page/container.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FranchiseForm } from './franchise-form.tsx';
import { FranchiseHero } from './franchise-hero.tsx';
import { FranchiseResponsibilities } from './franchise-responsibilities.tsx';
import { FranchiseSteps } from './franchise-steps.tsx';

export function FranchisePage() {
  return (
    <>
      <FranchiseHero formId="apply" />
      <Hydrate on="interaction">
        <FranchiseResponsibilities />
        <FranchiseSteps />
      </Hydrate>
      <Container as="section" aria-labelledby="apply" maxWidth="880px" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="apply" tabIndex={-1} textStyle="xl" _focusVisible={{ outline: 'none' }}>
          Apply for a centre
        </Box>
        <Box as="p" mt="3" mb="6" color="fg.muted" maxW="text">
          A few simple sentences are enough. If you have questions, please <TextLink to="/contact-us">contact us</TextLink> first.
        </Box>
        <Card>
          <FranchiseForm />
        </Card>
      </Container>
    </>
  );
}
