import { Portrait } from './portrait.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** The preview of a selected photo, in the shape of the student card. */
export function PhotoPreview({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  return <Portrait src={url} alt={`Selected: ${file?.name}`} width="96px" />;
}
