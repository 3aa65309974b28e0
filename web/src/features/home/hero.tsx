import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';
import { HeroIllustration } from './hero-illustration.tsx';

export function Hero() {
  return (
    <Box bg="bg.deep" color="fg.onDeep" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '6', md: '8' }}
        gridTemplateColumns={{ md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="center"
        paddingBlock={{ base: '10', md: '12' }}
      >
        <Box>
          <chakra.h1 tabIndex={-1} textStyle="2xl" fontWeight="750">
            {brand.promise}
          </chakra.h1>
          <Box as="p" mt="5" textStyle="lg" color="fg.onDeepMuted" maxW="46ch">
            Learn computer skills, office skills and entrance subjects in small batches, with a teacher by your side and a certificate that
            anyone can check.
          </Box>
          <ButtonLink to="/courses" variant="accent" size="lg" mt="8">
            See all courses
            <ArrowIcon />
          </ButtonLink>
        </Box>
        <Picture>
          <HeroIllustration />
        </Picture>
      </Container>
    </Box>
  );
}

const Picture = chakra(
  'div',
  recipe({
    base: { '& svg': { width: 'full', height: 'auto', maxWidth: { base: '288px', md: 'none' }, marginInline: 'auto' } },
  }),
);
