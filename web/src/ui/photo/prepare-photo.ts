import { whyTooLarge, whyTooManyPixels } from './photo-limits.ts';
import { photoName } from './photo-name.ts';
import { headLength, pictureType } from './picture-type.ts';
import { redraw } from './reencode.ts';

/** A photo that may be sent, or a sentence that says why the file is none and what to do. */
export type CleanedPhoto = { file: File; problem?: undefined } | { file?: undefined; problem: string };

export type CleanPhoto = (file: File) => Promise<CleanedPhoto>;

const problems = {
  empty: 'This file is empty. Please choose another one.',
  noPhoto: 'This file is not a photo. Please choose a JPG or PNG picture.',
  unreadable: 'This file could not be read. Please choose it again, or another one.',
  unopened: 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.',
};

/** Checks a chosen file, cheapest check first, and draws the picture anew. */
export async function cleanPhoto(file: File): Promise<CleanedPhoto> {
  if (file.size === 0) return { problem: problems.empty };
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return { problem: problems.unreadable };
  const type = pictureType(new Uint8Array(head));
  if (!type) return { problem: problems.noPhoto };
  const tooLarge = whyTooLarge(file.size);
  if (tooLarge) return { problem: tooLarge };
  return open(file, type);
}

/** Under the type that its bytes tell: with a declared one, the browser might take it for something else. */
async function open(file: File, type: string): Promise<CleanedPhoto> {
  const url = URL.createObjectURL(new Blob([file], { type }));
  try {
    const image = await load(url);
    const problem = whyTooManyPixels(image.naturalWidth, image.naturalHeight);
    if (problem) return { problem };
    // Away from the thread that answers the person; drawing would decode on it.
    await image.decode();
    const photo = await redraw(image, type);
    return { file: new File([photo], photoName(file.name, photo.type), { type: photo.type }) };
  } catch {
    return { problem: type === 'image/heic' ? problems.noPhoto : problems.unopened };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The browser reads the head of the file alone; its pixels are decoded only when they are to be seen or drawn. */
function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? resolve(image) : reject(new Error('The picture is empty.')));
    image.onerror = () => reject(new Error('The picture could not be opened.'));
    image.src = url;
  });
}
