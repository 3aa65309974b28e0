import { sequential } from '../../lib/sequential.ts';
import { drawPhoto } from './draw-photo.ts';
import { initialArea } from './initial-area.ts';
import { closePicture, openPicture } from './open-picture.ts';
import { type PhotoShape, portraitShape } from './photo-shape.ts';

/** A photo that can be sent, or why the file was rejected. */
export type PreparedPhoto = { file: File; error?: undefined } | { file?: undefined; error: string };

/** Checks a selected file and redraws it in the shape; by default a portrait. */
export type PreparePhoto = (file: File, shape?: PhotoShape) => Promise<PreparedPhoto>;

/**
 * Turns a selected file into the photo that is sent: checked, upright, small and in its shape. Photos are prepared one at a time, because
 * a browser needs 256 MB to decode one of 64 megapixels.
 */
export const preparePhoto: PreparePhoto = sequential(async (file: File, shape: PhotoShape = portraitShape): Promise<PreparedPhoto> => {
  const { picture, error } = await openPicture(file);
  if (!picture) return { error };
  try {
    return { file: await drawPhoto(picture, initialArea(picture.image, shape)) };
  } catch {
    return { error: 'This picture could not be opened. Please choose another JPG or PNG picture.' };
  } finally {
    closePicture(picture);
  }
});
