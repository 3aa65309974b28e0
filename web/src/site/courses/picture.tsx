import { chakra } from '@chakra-ui/react/styled-system';
import { httpUrl } from '#lib/format.ts';
import { Box } from '#ui/box.ts';
import { useBrokenImage } from '#ui/hooks.ts';

interface PictureProps {
  src?: string;
  /** Rendered behind the picture, and instead of it if there is none. */
  initials: string;
  /** Loads the picture immediately, because it is visible without scrolling. */
  eager?: boolean;
}

/** A decorative 16:9 picture. Its box has a fixed size, so that nothing shifts when the picture loads. */
export function Picture({ src, initials, eager = false }: PictureProps) {
  const url = httpUrl(src);
  const { isBroken, imageProps } = useBrokenImage(url);
  return (
    <Box position="relative" aspectRatio="16 / 9" bg="bg.tint" overflow="hidden">
      <Box position="absolute" inset="0" display="grid" placeItems="center" textStyle="2xl" fontWeight="700" color="fg.brand" aria-hidden>
        {initials}
      </Box>
      {url && !isBroken && (
        <chakra.img
          src={url}
          alt=""
          htmlWidth={640}
          htmlHeight={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          position="relative"
          width="full"
          height="full"
          objectFit="cover"
          {...imageProps}
        />
      )}
    </Box>
  );
}
