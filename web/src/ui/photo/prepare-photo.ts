import { headLength, imageType } from './image-type.ts';
import { photoFileName } from './photo-file-name.ts';
import { fileSizeError, imageSizeError } from './photo-limits.ts';
import { reencode } from './reencode.ts';

/** A photo that can be sent, or why the file was rejected. */
export type PreparedPhoto = { file: File; error?: undefined } | { file?: undefined; error: string };

/** Checks and reencodes a selected file. */
export type PreparePhoto = (file: File) => Promise<PreparedPhoto>;

const errors = {
  empty: 'This file is empty. Please choose another one.',
  notAPhoto: 'This file is not a photo. Please choose a JPG or PNG picture.',
  unreadable: 'This file could not be read. Please choose it again or choose another one.',
  notDecodable: 'This picture could not be opened: it may be damaged or too large. Please choose another JPG or PNG picture.',
};

/** Checks a selected file, cheapest check first, and reencodes the picture. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size === 0) return { error: errors.empty };
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return { error: errors.unreadable };
  const type = imageType(new Uint8Array(head));
  if (!type) return { error: errors.notAPhoto };
  const sizeError = fileSizeError(file.size);
  if (sizeError) return { error: sizeError };
  return reencodeFile(file, type);
}

/** Loads the file with the type of its bytes, because the browser might interpret it differently with the declared one. */
async function reencodeFile(file: File, type: string): Promise<PreparedPhoto> {
  const url = URL.createObjectURL(new Blob([file], { type }));
  try {
    const image = await loadImage(url);
    const error = imageSizeError(image.naturalWidth, image.naturalHeight);
    if (error) return { error };
    // Decodes off the main thread; drawing would decode on it.
    await image.decode();
    const photo = await reencode(image, type);
    return { file: new File([photo], photoFileName(file.name, photo.type), { type: photo.type }) };
  } catch {
    return { error: type === 'image/heic' ? errors.notAPhoto : errors.notDecodable };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Reads only the head of the file. Pixels are decoded when the image is rendered or drawn. */
function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? resolve(image) : reject(new Error('The image is empty.')));
    image.onerror = () => reject(new Error('The image could not be loaded.'));
    image.src = url;
  });
}
