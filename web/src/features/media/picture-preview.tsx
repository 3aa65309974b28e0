import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useObjectUrl } from '../../ui/photo/use-object-url.ts';

interface PicturePreviewProps {
  file: File | undefined;
  alt: string;
  width: string;
  height: string;
}

/** A chosen picture, whole, on white as on a certificate. */
export function PicturePreview({ file, alt, width, height }: PicturePreviewProps) {
  const url = useObjectUrl(file);
  return (
    <Box flexShrink="0" width={width} height={height} borderRadius="md" borderWidth="1px" bg={url ? '#fff' : 'bg.tint'} overflow="hidden">
      {url && <chakra.img src={url} alt={alt} width="full" height="full" objectFit="contain" />}
    </Box>
  );
}
