import type { Course } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';
import { html, type Markup } from './html.ts';
import { motifOf } from './motifs/motif-of.ts';
import { openBook } from './motifs/open-book.ts';

const DEEP = ['#0b5351', '#0f6b66', '#13504f', '#1b6f5c'];
const WARM = ['#f0a830', '#e8912d', '#f4bd5b', '#dd9b1f'];

/** What the course is about, 16 to 9; an open book for a course that has no motif of its own. */
export function coursePicture({ _id }: Course): string {
  return drawing(640, 360, motifOf(_id) ?? openBook(hashOf(_id)));
}

/** The initials of a person in a circle. */
export function personPicture({ _id, fullName }: Account): string {
  const seed = hashOf(_id);
  return drawing(
    160,
    160,
    html`<circle cx="80" cy="80" r="80" fill="${pick(DEEP, seed)}"/>
<circle cx="80" cy="80" r="72" fill="none" stroke="${pick(WARM, seed)}" stroke-width="4"/>
<text x="80" y="103" fill="#fffdf7" font-family="system-ui, 'Noto Sans Devanagari', sans-serif" font-size="64"
font-weight="600" text-anchor="middle">${initials(fullName)}</text>`,
  );
}

function drawing(width: number, height: number, content: Markup): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
    .text;
}

function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter of Devanagari may be several code points.
  const letters = new Intl.Segmenter('hi');
  return ends
    .map((word = '') => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

function pick(colours: string[], seed: number): string {
  return colours[seed % colours.length] ?? '#0b5351';
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
