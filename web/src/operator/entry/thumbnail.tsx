import { useObjectUrl } from '#ui/photo/use-photo.ts';

/** A photo beside the name of its student or file. Only photos near the viewport load, because there may be a thousand. */
export function Thumbnail({ file }: { file: File }) {
  return <img loading="lazy" src={useObjectUrl(file)} alt="" />;
}
