import { useState } from 'react';

/** Whether the picture of an `img` could not be loaded, and the props with which the `img` tells. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const handleError = () => setBrokenSrc(src);
  // A prerendered image may have failed before hydration, and React misses that event. Some browsers report no width for an intact SVG,
  // so `decode` decides.
  const examine = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleError);
  };
  return { isBroken: src !== undefined && src === brokenSrc, imageProps: { ref: examine, onError: handleError } };
}
