import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';

const _signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function _chunk(name: string, data: Buffer): Buffer {
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

function _count(entries: number): Buffer {
  return Buffer.from([entries, 0]);
}

function _entry(tag: number, type: number, length: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(length, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}
