import { Box, chakra } from '@chakra-ui/react';
import { useObjectUrl } from './use-object-url.ts';

/** A chosen photo in the shape of one on a card, and a silhouette until there is one. */
export function PhotoPreview({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  return (
    <Box
      width="96px"
      aspectRatio="4 / 5"
      flexShrink="0"
      borderRadius="md"
      borderWidth="1px"
      bg="bg.tint"
      color="fg.brand"
      overflow="hidden"
    >
      {url ? <chakra.img src={url} alt={`Chosen: ${file?.name}`} width="full" height="full" objectFit="cover" /> : <Silhouette />}
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
