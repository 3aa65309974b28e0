/** The text of a file, or why it cannot be read. */
export type TextResult = { text: string; error?: undefined } | { text?: undefined; error: string };

const maxBytes = 2 * 1024 * 1024;

const errors = {
  tooLarge: 'This file is larger than 2 MB. Please split it, and import at most 1,000 rows at a time.',
  workbook: 'This is a workbook. Save its sheet as CSV, or copy the table in it and paste it below.',
  unreadable: 'This file could not be read. Please choose it again.',
  encoding: "Some letters of this file cannot be read. Save it as 'CSV UTF-8', or copy the table and paste it below.",
};

/** Reads a file with a table: UTF-8, or UTF-16 as spreadsheets write it. */
export async function readFileText(file: File): Promise<TextResult> {
  if (file.size > maxBytes) return { error: errors.tooLarge };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { error: errors.unreadable };
  const [first = 0, second = 0] = new Uint8Array(buffer.slice(0, 2));
  // A workbook is a ZIP archive.
  if (first === 0x50 && second === 0x4b) return { error: errors.workbook };
  const text = new TextDecoder(getEncoding(first, second)).decode(buffer);
  // The decoder puts this character in place of bytes that it does not understand.
  return text.includes('\uFFFD') ? { error: errors.encoding } : { text };
}

/** The encoding by the byte order mark. */
function getEncoding(first: number, second: number): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
