import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Image } from '@chakra-ui/react/image';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';
import * as text from '#text/media.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { useObjectUrl } from '#ui/photo/use-photo.ts';

/** A picture in the drawing, and its alternative text. */
interface DrawnPicture {
  file: Blob | undefined;
  alt: string;
}

interface CertificateFootProps {
  name: string;
  signature: DrawnPicture;
  stamp: DrawnPicture;
}

/** A drawing of the foot of a certificate. Parts that this browser does not know are dashed. */
export function CertificateFoot({ name, signature, stamp }: CertificateFootProps) {
  return (
    <Grid as="figure" gap="2" alignContent="start" minW="0">
      <Box as="figcaption" fontWeight="550">
        {text.onCertificate}
      </Box>
      {/* White with dark ink also in the dark mode, as it is printed. */}
      <Grid gap="6" paddingInline={{ base: '4', sm: '6' }} paddingBlock="6" bg="#fff" color="#22302f" borderWidth="1px" borderRadius="md">
        <Grid aria-hidden gap="3">
          <TextLine />
          <TextLine />
          <TextLine maxWidth="60%" />
        </Grid>
        <Grid gap="6" alignItems="end" templateColumns="minmax(0, 3fr) minmax(0, 2fr)">
          <div>
            <Picture {...signature} label={text.signature} width="144px" height="72px" />
            <Signatory>{text.owner}</Signatory>
          </div>
          <div>
            <Picture {...stamp} label={text.stamp} width="104px" height="104px" borderRadius="full" />
            <Signatory>{text.examController}</Signatory>
          </div>
        </Grid>
        <Box textAlign="center" overflowWrap="anywhere" fontWeight="700">
          {name ? (
            <NoTranslate>{name}</NoTranslate>
          ) : (
            <Blank px="4" py="1" display="inline-block">
              {text.instituteName}
            </Blank>
          )}
        </Box>
      </Grid>
      <Text textStyle="xs" color="fg.muted">
        {text.sketch}
      </Text>
    </Grid>
  );
}

const TextLine = chakra('span', { base: { height: '6px', borderRadius: 'full', bg: '#d9d4c8' } });

const Signatory = chakra('div', {
  base: { marginTop: '1', paddingTop: '1', borderTopWidth: '1px', borderColor: '#22302f', textStyle: 'xs', textAlign: 'center' },
});

const Blank = chakra('span', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: '#81796a',
    borderRadius: 'md',
    color: '#4c5f65',
    textStyle: 'xs',
    fontWeight: '400',
  },
});

interface PictureProps extends DrawnPicture, Pick<ComponentProps<typeof Blank>, 'width' | 'height' | 'borderRadius'> {
  label: string;
}

function Picture({ file, alt, label, borderRadius, ...size }: PictureProps) {
  const url = useObjectUrl(file);
  if (url) return <Image src={url} alt={alt} fit="contain" maxWidth="full" marginInline="auto" {...size} />;
  return (
    <Blank display="grid" placeItems="center" maxWidth="full" marginInline="auto" borderRadius={borderRadius} {...size}>
      {label}
    </Blank>
  );
}
