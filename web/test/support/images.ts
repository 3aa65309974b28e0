import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The bytes of a text with a character for each byte. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Selects a file by a drop event, because the driver would send a large file through a socket. */
export function selectLargeFile(input: Locator, file: File): void {
  const element = input.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('This is no file field.');
  const { files, items } = new DataTransfer();
  items.add(file);
  element.files = files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A transparent PNG. A PNG of 30000 x 30000 pixels is a small file, but decoding it takes gigabytes. */
export async function png(width: number, height: number, text?: string): Promise<Blob> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // One bit per pixel, with a palette.
  for (const [index, value] of [1, 3, 0, 0, 0].entries()) header.setUint8(8 + index, value);
  const rows = new Blob([new Uint8Array(height * (1 + Math.ceil(width / 8)))]);
  const deflated = await new Response(rows.stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  return new Blob([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...chunk('IHDR', new Uint8Array(header.buffer)),
    ...(text ? chunk('tEXt', bytesOf(`Comment\0${text}`)) : []),
    ...chunk('PLTE', Uint8Array.of(200, 0, 0, 0, 0, 200)),
    ...chunk('tRNS', Uint8Array.of(0, 255)),
    ...chunk('IDAT', new Uint8Array(deflated)),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(name: string, data: Uint8Array): BlobPart[] {
  const body = new Uint8Array([...bytesOf(name), ...data]);
  return [bigEndian(data.length), body, bigEndian(crc32(body))];
}

function bigEndian(number: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return view.buffer;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

/** Adds EXIF data as phones do: an orientation and a GPS position. */
export function withExif(jpeg: Blob): Blob {
  const gpsOffset = 8 + 2 + 2 * 12 + 4;
  const directory = [2, 0, ...entry(0x0112, 3, 1, 6), ...entry(0x8825, 4, 1, gpsOffset), 0, 0, 0, 0];
  const gps = [1, 0, ...entry(0x0001, 2, 2, 'N'.charCodeAt(0)), 0, 0, 0, 0];
  const exif = Uint8Array.of(...bytesOf('Exif\0\0II*\0\x08\0\0\0'), ...directory, ...gps);
  const length = exif.length + 2;
  return new Blob([jpeg.slice(0, 2), Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff), exif, jpeg.slice(2)]);
}

function entry(tag: number, type: number, length: number, value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(12));
  view.setUint16(0, tag, true);
  view.setUint16(2, type, true);
  view.setUint32(4, length, true);
  view.setUint32(8, value, true);
  return new Uint8Array(view.buffer);
}

export async function contains(file: Blob, text: string): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer()).includes(text);
}

export const expectNaturalSize = (picture: Locator, side: 'naturalWidth' | 'naturalHeight', pixels: number) =>
  expect
    .poll(() => {
      const element = picture.query();
      return element instanceof HTMLImageElement ? element[side] : undefined;
    })
    .toBe(pixels);
