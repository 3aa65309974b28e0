import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '../../ui/box.ts';
import { useObjectUrl } from '../../ui/photo/use-photo.ts';

interface ImagePreviewProps {
  file: File | undefined;
  alt: string;
  width: string;
  height: string;
}

/** Shows a selected image uncropped on white, as on a certificate. */
export function ImagePreview({ file, alt, width, height }: ImagePreviewProps) {
  const url = useObjectUrl(file);
  return (
    <Box flexShrink="0" width={width} height={height} borderRadius="md" borderWidth="1px" bg={url ? '#fff' : 'bg.tint'} overflow="hidden">
      {url && <chakra.img src={url} alt={alt} width="full" height="full" objectFit="contain" />}
    </Box>
  );
}
