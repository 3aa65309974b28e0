import { HttpError } from '../core/response.ts';
import { type Db, nextId } from './db.ts';

const maxBytes = 5 * 1024 * 1024;

/** SVG is not a picture here, because it can hold scripts. */
export const isPicture = (type: string): boolean => /^image\/(png|jpeg|webp|gif|avif)$/.test(type);

type StoredFile = Db['files'][string];

/** Resolvers await this before anything else, because no other request may run between their checks and their changes. */
export async function readPicture(picture: Blob): Promise<StoredFile>;
export async function readPicture(picture: Blob | undefined): Promise<StoredFile | undefined>;
export async function readPicture(picture: Blob | undefined): Promise<StoredFile | undefined> {
  if (!picture) return undefined;
  if (!isPicture(picture.type)) throw new HttpError(415, 'Please choose a JPEG, PNG or WebP picture.');
  if (picture.size > maxBytes) throw new HttpError(413, 'The picture may have 5 MB at most.');
  return { type: picture.type, base64: toBase64(new Uint8Array(await picture.arrayBuffer())) };
}

/** Stores a picture, drops the picture that it replaces, and returns its key in `files`. */
export function storePicture(db: Db, picture: StoredFile, replacedKey?: string): string {
  if (replacedKey) delete db.files[replacedKey];
  const key = nextId(db, 'f');
  db.files[key] = picture;
  return key;
}

/** Encodes bytes as base64 in browsers and Node; browsers have no `Buffer`. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
