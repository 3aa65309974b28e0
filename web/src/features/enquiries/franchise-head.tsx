import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { CentrePicture } from './centre-picture.tsx';

/** `form`: the id of the form's heading, to which the link goes with the focus. */
export function FranchiseHead({ form }: { form: string }) {
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
            You know the families and the streets. We know the courses and the examinations. Together that is a place where people learn
            close to home.
          </Box>
          <JumpLink href={`#${form}`} variant="accent" size="lg" mt="8" _focusVisible={{ outlineColor: 'fg.onDeep' }}>
            Apply for a centre
            <ArrowIcon />
          </JumpLink>
        </Box>
        <Picture>
          <CentrePicture />
        </Picture>
      </Container>
    </Box>
  );
}

/** The browser's own link, because it takes the focus along. */
const JumpLink = chakra('a', buttonRecipe);

const Picture = chakra('div', {
  base: { '& svg': { width: 'full', height: 'auto', maxWidth: { base: '320px', md: 'none' }, marginInline: 'auto' } },
});
