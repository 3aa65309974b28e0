import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/about.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/page/page.tsx';
import { CertificateIcon, StarIcon } from '#ui/topic-icons.tsx';

export function Trust() {
  return (
    <Box bg="bg.deep" color="fg.onDeep">
      <Container as="section" aria-labelledby="trust" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="trust" textStyle="xl">
          {text.trust}
        </Box>
        <Columns>
          <Reason>
            <StarIcon />
            <Box as="h3" textStyle="lg">
              {text.recognition}
            </Box>
            <p>{text.recognitionText}</p>
          </Reason>
          <Reason>
            <CertificateIcon />
            <Box as="h3" textStyle="lg">
              {text.certificates}
            </Box>
            <p>{text.certificatesText}</p>
            <ButtonLink to="/view-result" variant="accent" justifySelf="start" mt="2">
              {text.checkCertificate}
            </ButtonLink>
          </Reason>
        </Columns>
      </Container>
    </Box>
  );
}

const Columns = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: { base: '8', md: '12' }, marginTop: '8', gridTemplateColumns: { md: '1fr 1fr' } },
  }),
);

const Reason = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '3',
      alignContent: 'start',
      '& p': { color: 'fg.onDeepMuted', maxWidth: '52ch' },
      '& > svg': { color: 'accent.solid', width: '32px', height: '32px' },
      '& a:focus-visible': { outlineColor: 'fg.onDeep' },
    },
  }),
);
