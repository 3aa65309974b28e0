import { expect, it } from 'vitest';
import { readFileText } from './read-file-text.ts';

const text = 'Name\tनाम';
const utf16 = (isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, letter] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * index, letter.charCodeAt(0), isLittleEndian);
  return view.buffer;
};

it.each<[string, BlobPart]>([
  ['UTF-8', text],
  ['UTF-8 with a byte order mark', `\uFEFF${text}`],
  ['UTF-16, as spreadsheets write it', utf16(true)],
  ['UTF-16 of the other order', utf16(false)],
])('reads %s', async (_, content) => {
  expect(await readFileText(new File([content], 'students.csv'))).toEqual({ text });
});

it.each<[string, BlobPart, RegExp]>([
  ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), /larger than 2 MB/],
  ['a workbook', 'PK\u0003\u0004', /^This is a workbook\. Save its sheet as CSV/],
  ['another encoding', new Uint8Array([0x4e, 0xe9, 0x2c]), /CSV UTF-8/],
])('rejects %s with a sentence', async (_, content, error) => {
  expect(await readFileText(new File([content], 'students.csv'))).toEqual({ error: expect.stringMatching(error) });
});

it('accepts 2 MB', async () => {
  expect((await readFileText(new File(['x'.repeat(2 * 1024 * 1024)], 'students.csv'))).error).toBeUndefined();
});
