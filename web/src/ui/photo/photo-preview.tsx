import { Portrait } from './portrait.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** A chosen photo as it will be on a card. */
export function PhotoPreview({ file }: { file: File | undefined }) {
  const url = useObjectUrl(file);
  return <Portrait src={url} alt={`Chosen: ${file?.name}`} width="96px" />;
}
