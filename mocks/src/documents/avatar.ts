import type { Account } from '../db/db.ts';
import { html } from './html.ts';

const fills = ['#0b5351', '#0f6b66', '#13504f', '#1b6f5c'];
const rings = ['#f0a830', '#e8912d', '#f4bd5b', '#dd9b1f'];

/** The initials of an account in a circle, as SVG. The colours depend on the account's id. */
export function avatar({ _id, fullName }: Account): string {
  const hash = hashOf(_id);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160"><circle cx="80" cy="80" r="80" fill="${fills[hash % fills.length]}"/>
<circle cx="80" cy="80" r="72" fill="none" stroke="${rings[hash % rings.length]}" stroke-width="4"/>
<text x="80" y="103" fill="#fffdf7" font-family="system-ui, 'Noto Sans Devanagari', sans-serif" font-size="64"
font-weight="600" text-anchor="middle">${initials(fullName)}</text></svg>`.text;
}

function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  // A letter of Devanagari can be several code points.
  const graphemes = new Intl.Segmenter('hi');
  return firstAndLast
    .map((word = '') => [...graphemes.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}
