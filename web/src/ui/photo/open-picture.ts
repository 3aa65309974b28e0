import { decodeImage, loadImage } from './decode-image.ts';
import { headLength, imageType } from './image-type.ts';
import { fileSizeError, imageSizeError } from './photo-limits.ts';

/** A decoded picture. */
export interface Picture {
  image: ImageBitmap | HTMLCanvasElement;
  /** The type and the name of its file. */
  type: string;
  name: string;
}

/** A picture, or why its file was rejected. */
export type OpenedPicture = { picture: Picture; error?: undefined } | { picture?: undefined; error: string };

const errors = {
  empty: 'This file is empty. Please choose another one.',
  notAPhoto: 'This file is not a photo. Please choose a JPG or PNG picture.',
  unreadable: 'This file could not be read. Please choose it again or choose another one.',
  notDecodable: 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.',
  heic: 'This browser cannot open HEIC photos. Please choose a JPG picture or a screenshot. On an iPhone, Settings > Camera > Formats > Most Compatible makes the next photos JPG.',
};

/** Checks a selected file, cheapest check first, and decodes it. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size === 0) return { error: errors.empty };
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return { error: errors.unreadable };
  const type = imageType(new Uint8Array(head));
  if (!type) return { error: errors.notAPhoto };
  const sizeError = fileSizeError(file.size);
  return sizeError ? { error: sizeError } : decodeFile(file, type);
}

/** Frees the memory of a picture. */
export function closePicture({ image }: Picture): void {
  if ('close' in image) image.close();
}

/** Decodes the file with the type of its bytes, because the browser might interpret it differently with the declared one. */
async function decodeFile(file: File, type: string): Promise<OpenedPicture> {
  const blob = new Blob([file], { type });
  const url = URL.createObjectURL(blob);
  try {
    const image = await loadImage(url);
    const error = imageSizeError(image.naturalWidth, image.naturalHeight);
    if (error) return { error };
    return { picture: { image: await decodeImage(blob, image), type, name: file.name } };
  } catch {
    return { error: type === 'image/heic' ? errors.heic : errors.notDecodable };
  } finally {
    URL.revokeObjectURL(url);
  }
}
