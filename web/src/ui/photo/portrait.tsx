import { Box } from '@chakra-ui/react/box';
import { Image } from '@chakra-ui/react/image';
import { useBrokenImage } from '../hooks.ts';

interface PortraitProps {
  /** Without a photo, or if it fails to load, a silhouette is rendered. */
  src: string | undefined;
  alt: string;
  width: string;
}

/** A photo of a user. Its box has a fixed size, so that nothing shifts when the photo loads. */
export function Portrait({ src, alt, width }: PortraitProps) {
  const { isBroken, imageProps } = useBrokenImage(src);
  return (
    <Box
      width={width}
      aspectRatio="4 / 5"
      flexShrink="0"
      borderRadius="md"
      borderWidth="1px"
      bg="bg.tint"
      color="fg.brand"
      overflow="hidden"
    >
      {src && !isBroken ? (
        <Image src={src} alt={alt} referrerPolicy="no-referrer" decoding="async" objectFit="contain" boxSize="full" {...imageProps} />
      ) : (
        <Silhouette />
      )}
    </Box>
  );
}

function Silhouette() {
  return (
    <svg viewBox="0 0 96 120" fill="currentColor" opacity="0.3" aria-hidden="true" focusable="false">
      <circle cx="48" cy="46" r="20" />
      <path d="M10 120c2-30 18-46 38-46s36 16 38 46z" />
    </svg>
  );
}
