import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { CentreIllustration } from './centre-illustration.tsx';

/** `formId` is the id of the form's heading, which the link scrolls to and focuses. */
export function FranchiseHero({ formId }: { formId: string }) {
  return (
    <Box bg="bg.deep" color="fg.onDeep" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="end"
        paddingTop={{ base: '10', md: '12' }}
      >
        <Box alignSelf="center" pb={{ md: '12' }}>
          <PageTitle textStyle="2xl">Franchise: a centre in your town</PageTitle>
          <Box as="p" mt="5" textStyle="lg" color="fg.onDeepMuted" maxW="46ch">
            You know the families and the neighbourhood. We know the courses and the examinations. Together we can build a place where
            people learn close to home.
          </Box>
          <JumpLink href={`#${formId}`} variant="accent" size="lg" mt="8" _focusVisible={{ outlineColor: 'fg.onDeep' }}>
            Apply for a centre
            <ArrowIcon />
          </JumpLink>
        </Box>
        <Picture>
          <CentreIllustration />
        </Picture>
      </Container>
    </Box>
  );
}

/** A plain anchor, because the browser then moves the focus as well. */
const JumpLink = chakra('a', buttonRecipe);

const Picture = chakra(
  'div',
  recipe({
    base: { '& svg': { width: 'full', height: 'auto', maxWidth: { base: '320px', md: 'none' }, marginInline: 'auto' } },
  }),
);
