import { useState } from 'react';

/** Whether the picture of an `img` could not be loaded, and the props with which the `img` tells. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const handleError = () => setBrokenSrc(src);
  /** A prerendered image may have failed before hydration. React then misses its event. Some browsers know no width of an intact SVG. */
  const examine = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleError);
  };
  return { isBroken: src !== undefined && src === brokenSrc, imageProps: { ref: examine, onError: handleError } };
}
