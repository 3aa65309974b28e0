import { useEffect, useState } from 'react';
import { closePicture, type OpenedPicture, openPicture } from '../open-picture.ts';

/** Decodes the picture of a file while the component is mounted. Undefined until it is decoded. */
export function usePicture(file: File): OpenedPicture | undefined {
  const [opened, setOpened] = useState<OpenedPicture>();
  useEffect(() => {
    let isCancelled = false;
    const opening = openPicture(file);
    opening.then((result) => isCancelled || setOpened(result));
    return () => {
      isCancelled = true;
      void opening.then(({ picture }) => picture && closePicture(picture));
    };
  }, [file]);
  return opened;
}
