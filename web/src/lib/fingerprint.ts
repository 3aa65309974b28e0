import hash from '@emotion/hash';

/**
 * A short text that stands for an id in storage, so that what stays after a logout does not tell who was here or what was paid.
 * It cannot be read back, but is no secret: a reader who knows an id can check it. Two hashes of 32 bits make a collision unlikely.
 */
export function fingerprint(text: string): string {
  // The hash reads only the low byte of each character.
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return `${hash(bytes)}-${hash(`:${bytes}`)}`;
}
