import * as text from '#text/photos.ts';
import { type PhotoShape, portraitShape } from './photo-shape.ts';

/** The size of a picture, in pixels. */
interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  x: number;
  y: number;
}

export type PreparedPhoto = { file: File; error?: undefined } | { file?: undefined; error: string };

export type PreparePhoto = (file: File, shape?: PhotoShape) => Promise<PreparedPhoto>;

/** Redraws a file as the photo that is sent, one at a time, because a browser needs 256 MB to decode a photo of 64 megapixels. */
export const preparePhoto: PreparePhoto = sequential(async (file: File, shape: PhotoShape = portraitShape): Promise<PreparedPhoto> => {
  const { picture, error } = await openPicture(file);
  if (!picture) return { error };
  try {
    return { file: await drawPhoto(picture, initialArea(picture.image, shape)) };
  } catch {
    return { error: text.pictureNotOpened };
  } finally {
    closePicture(picture);
  }
});

export interface Picture {
  image: ImageBitmap | HTMLCanvasElement;
  type: string;
  name: string;
}

export type OpenedPicture = { picture: Picture; error?: undefined } | { picture?: undefined; error: string };

/** Checks a selected file, cheapest check first, and decodes it. */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size === 0) return { error: text.fileEmpty };
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return { error: text.fileUnreadable };
  const type = imageType(new Uint8Array(head));
  if (!type) return { error: text.notAPhoto };
  const sizeError = fileSizeError(file.size);
  return sizeError ? { error: sizeError } : decodeFile(file, type);
}

export function closePicture({ image }: Picture): void {
  if ('close' in image) image.close();
}

/** Decodes the file with the type of its bytes, because the browser might interpret it differently with the declared type. */
async function decodeFile(file: File, type: string): Promise<OpenedPicture> {
  const blob = new Blob([file], { type });
  const url = URL.createObjectURL(blob);
  try {
    const image = await loadImage(url);
    const error = imageSizeError(image.naturalWidth, image.naturalHeight);
    if (error) return { error };
    return { picture: { image: await decodeImage(blob, image), type, name: file.name } };
  } catch {
    return { error: type === 'image/heic' ? text.heicNotSupported : text.pictureDamaged };
  } finally {
    URL.revokeObjectURL(url);
  }
}

const megabyte = 1024 * 1024;
const maxFileSize = 25 * megabyte;

/** A camera with 64 megapixels takes slightly larger photos, such as 9280 x 6944 pixels. */
const maxPixels = 65_000_000;

/** The longest side of a photo that is sent, in pixels; more than any page renders. */
const maxSentSide = 1200;

/** The longest side of a decoded picture, in pixels: enough to crop a part of it. */
const maxDecodedSide = 2400;

/** A photo in a PNG file that is larger than this is sent as JPEG, in which it is several times smaller. */
const maxPngSize = megabyte;

export function fileSizeError(bytes: number): string | undefined {
  if (bytes <= maxFileSize) return undefined;
  // Rounded up, so that the message is never 'is 25 MB. The limit is 25 MB'.
  const size = Math.ceil((bytes / megabyte) * 10) / 10;
  return text.fileTooLarge(size);
}

export function imageSizeError(width: number, height: number): string | undefined {
  if (width * height <= maxPixels) return undefined;
  return text.tooManyPixels(width, height);
}

/** Scales a size down until its longest side fits. The size is never enlarged, and has at least one pixel. */
export function fitSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const headLength = 32;

const jpeg = [0xff, 0xd8, 0xff];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const png = [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a];

/** Detects the image type from a file's first bytes. SVG is not detected, because it may contain scripts. */
export function imageType(head: Uint8Array): string | undefined {
  const hasBytes = (offset: number, expected: readonly number[]) => expected.every((code, index) => head[offset + index] === code);
  const hasText = (offset: number, text: string) => hasBytes(offset, codes(text));
  if (hasBytes(0, jpeg)) return 'image/jpeg';
  if (hasBytes(0, png)) return 'image/png';
  if (hasText(0, 'GIF87a') || hasText(0, 'GIF89a')) return 'image/gif';
  if (hasText(0, 'RIFF') && hasText(8, 'WEBP')) return 'image/webp';
  // Many texts start with these two letters, so the reserved bytes are checked as well.
  if (hasText(0, 'BM') && hasBytes(6, [0, 0, 0, 0])) return 'image/bmp';
  if (!hasText(4, 'ftyp')) return undefined;
  if (hasText(8, 'avif') || hasText(8, 'avis')) return 'image/avif';
  // The format of iPhone photos, which not every browser can decode.
  if (heicBrands.some((brand) => hasText(8, brand))) return 'image/heic';
  return undefined;
}

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

/** Loads an image for its natural size, with the EXIF orientation applied. Its pixels are not decoded yet. */
function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? resolve(image) : reject(new Error('The image is empty.')));
    image.onerror = () => reject(new Error('The image could not be loaded.'));
    image.src = url;
  });
}

/** Decodes an image scaled down, with the EXIF orientation applied. */
async function decodeImage(file: Blob, image: HTMLImageElement): Promise<ImageBitmap | HTMLCanvasElement> {
  const size = fitSize({ width: image.naturalWidth, height: image.naturalHeight }, maxDecodedSide);
  return (await decodeBitmap(file, size)) ?? drawImage(image, size);
}

/** Decodes and scales off the main thread. Undefined if the browser cannot do that. */
async function decodeBitmap(file: Blob, { width, height }: Size): Promise<ImageBitmap | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high', imageOrientation: 'from-image' });
    // A browser that ignores an option returns another size.
    if (bitmap.width === width && Math.abs(bitmap.height - height) <= 1) return bitmap;
    bitmap.close();
  } catch {
    // The browser does not support the function, or not for this type of image.
  }
  return undefined;
}

async function drawImage(image: HTMLImageElement, { width, height }: Size): Promise<HTMLCanvasElement> {
  // Decodes off the main thread; drawing an undecoded image would decode it on the main thread.
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

export function wholeArea({ width, height }: Size): Area {
  return { x: 0, y: 0, width, height };
}

/** The part of a picture that is used unless the user crops it. */
export function initialArea(picture: Size, { aspectRatio, trims }: PhotoShape): Area {
  const isTooWide = picture.width > picture.height * aspectRatio;
  if (trims === 'nothing' || (trims === 'top and bottom' && isTooWide)) return wholeArea(picture);
  const width = Math.min(picture.width, picture.height * aspectRatio);
  const height = width / aspectRatio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** A decoded picture as a file for an img element, with the same pixels. */
export interface Preview extends Size {
  file: Blob;
}

/** Draws a picture for the screen. Unlike its file it is upright, still, and small enough for a phone. */
export async function drawPreview({ image }: Picture): Promise<Preview> {
  const { width, height } = image;
  return { width, height, file: await encode(image, wholeArea(image), 'image/jpeg', maxDecodedSide) };
}

/** Draws a part of a picture as the file that is sent. The file has no metadata, such as the location of a photo. */
export async function drawPhoto(picture: Picture, area: Area): Promise<File> {
  const { image } = picture;
  const png = picture.type === 'image/png' ? await encode(image, area, 'image/png') : undefined;
  const blob = png && png.size <= maxPngSize ? png : await encode(image, area, 'image/jpeg');
  return new File([blob], photoFileName(picture.name, blob.type), { type: blob.type });
}

function encode(image: Picture['image'], area: Area, type: 'image/png' | 'image/jpeg', maxSide = maxSentSide): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitSize(area, maxSide);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return toBlob(canvas, type);
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handleBlob = (blob: Blob | null) =>
      blob?.type === type ? resolve(blob) : reject(new Error(`The canvas could not be encoded as ${type}.`));
    canvas.toBlob(handleBlob, type, 0.9);
  });
}

const maxLength = 60;

/** The file name of a prepared photo: letters, digits and dashes of the selected file's name, and the extension of its new type. */
export function photoFileName(name: string, type: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const shortened = [...stem].slice(0, maxLength).join('');
  return `${shortened || 'photo'}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

/** Wraps an async function so that its calls run one after another, in their order. A failed call does not stop the next call. */
export function sequential<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = previous.then(() => run(...args));
    previous = result.catch(() => {});
    return result;
  };
}
