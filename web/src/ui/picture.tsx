import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { webAddress } from '../lib/format.ts';

interface PictureProps {
  src?: string;
  /** Stands behind the picture and in its place. */
  initials: string;
  /** The picture is among the first things seen. */
  eager?: boolean;
}

/** A 16:9 picture that decorates a title. The box has its size before the picture and without it. */
export function Picture({ src, initials, eager = false }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const address = webAddress(src);
  return (
    <Box position="relative" aspectRatio="16 / 9" bg="bg.tint" overflow="hidden">
      <Box position="absolute" inset="0" display="grid" placeItems="center" textStyle="2xl" fontWeight="700" color="fg.brand" aria-hidden>
        {initials}
      </Box>
      {address && address !== failed && (
        <chakra.img
          src={address}
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
          onError={() => setFailed(address)}
        />
      )}
    </Box>
  );
}
