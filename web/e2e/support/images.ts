import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A transparent PNG. With 30000 x 30000 pixels the file is small, but decoding it takes gigabytes. */
export function png(width: number, height: number, text?: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, with a palette.
  header.set([1, 3, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(text ? [chunk('tEXt', Buffer.from(`Comment\0${text}`))] : []),
    chunk('PLTE', Buffer.from([200, 0, 0, 0, 0, 200])),
    chunk('tRNS', Buffer.from([0, 255])),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** An image encoded by the browser: red on the left and blue on the right, or fully transparent. */
export async function renderImage(page: Page, type: string, width: number, height: number, colours = true): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ type, width, height, colours }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      for (const [index, colour] of colours ? ['#c00', '#00c'].entries() : []) {
        if (context) context.fillStyle = colour;
        context?.fillRect((index * width) / 2, 0, width / 2, height);
      }
      return canvas.toDataURL(type).split(',')[1];
    },
    { type, width, height, colours },
  );
  return Buffer.from(base64 ?? '', 'base64');
}

/** Adds EXIF data as phones do: an orientation and a GPS position. */
export function withExif(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const gpsOffset = 8 + 2 + 2 * 12 + 4;
  const directory = Buffer.concat([count(2), entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, gpsOffset), Buffer.alloc(4)]);
  const gps = Buffer.concat([count(1), entry(0x0001, 2, 2, 'N'.charCodeAt(0)), Buffer.alloc(4)]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, directory, gps]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

function count(entries: number): Buffer {
  return Buffer.from([entries, 0]);
}

function entry(tag: number, type: number, length: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(length, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}
