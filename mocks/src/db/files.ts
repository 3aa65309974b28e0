import { Refusal } from '../refusal.ts';
import { toBase64 } from './base64.ts';
import { type Db, nextId } from './db.ts';

const LARGEST = 5 * 1024 * 1024;

type StoredFile = Db['files'][string];

/** Reads an uploaded picture. Done before everything else, so that no other request comes between the checks and the change. */
export async function readPicture(picture: Blob): Promise<StoredFile>;
export async function readPicture(picture: Blob | undefined): Promise<StoredFile | undefined>;
export async function readPicture(picture: Blob | undefined): Promise<StoredFile | undefined> {
  if (!picture) return undefined;
  checkPicture(picture);
  return { type: picture.type, base64: toBase64(new Uint8Array(await picture.arrayBuffer())) };
}

/** Keeps a picture in place of an older one and answers its key in `files`. */
export function storePicture(db: Db, picture: StoredFile, older?: string): string {
  if (older) delete db.files[older];
  const key = nextId(db, 'f');
  db.files[key] = picture;
  return key;
}

function checkPicture(picture: Blob): void {
  // An SVG may hold scripts.
  const accepted = picture.type.startsWith('image/') && !picture.type.startsWith('image/svg');
  if (!accepted) throw new Refusal(415, 'Please choose a JPEG, PNG or WebP picture.');
  if (picture.size > LARGEST) throw new Refusal(413, 'The picture may have 5 MB at most.');
}
