import type { Course } from '@institute/sdk/contract';
import type { Account } from '../db/db.ts';
import { html, type Markup } from './html.ts';

const DEEP = ['#0b5351', '#0f6b66', '#13504f', '#1b6f5c'];
const WARM = ['#f0a830', '#e8912d', '#f4bd5b', '#dd9b1f'];

/** A calm composition, 16 to 9: its forms come from the category, its colours and places from the id. */
export function coursePicture({ _id, category }: Course): string {
  const seed = hashOf(_id);
  const ground = html`<rect width="640" height="360" fill="${pick(DEEP, seed)}"/>
<circle cx="${120 + (seed % 400)}" cy="${60 + (seed % 90)}" r="${150 + (seed % 60)}" fill="#ffffff" opacity="0.06"/>`;
  return drawing(640, 360, html`${ground}${forms(category, seed)}`);
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

function forms(category: string | undefined, seed: number): Markup {
  if (category === 'Computer courses') return windows(seed);
  if (category === 'Skill courses') return arcs(seed);
  return steps(seed);
}

/** Windows of a program, one behind the other. */
function windows(seed: number): Markup {
  const frames = [0, 1, 2].map((index) => {
    const x = 130 + index * 70 + (seed % 40);
    const y = 60 + index * 46;
    return html`<g transform="translate(${x} ${y})"><rect width="250" height="158" rx="12" fill="#fff8ea" opacity="${0.45 + index * 0.27}"/>
<rect width="250" height="26" rx="12" fill="${pick(WARM, seed + index)}"/>${lines(seed + index)}</g>`;
  });
  return html`${frames}`;
}

function lines(seed: number): Markup {
  const bars = [0, 1, 2, 3].map((row) => {
    const width = 90 + ((seed >>> (row * 3)) % 120);
    return html`<rect x="20" y="${46 + row * 26}" width="${width}" height="10" rx="5" fill="${pick(DEEP, seed + row)}" opacity="0.75"/>`;
  });
  return html`${bars}`;
}

/** Arcs that widen, as a craft does with practice. */
function arcs(seed: number): Markup {
  const rings = [0, 1, 2, 3, 4].map((index) => {
    const radius = 50 + index * 48;
    const colour = index % 2 ? '#fff8ea' : pick(WARM, seed + index);
    return html`<circle cx="${200 + (seed % 240)}" cy="360" r="${radius}" fill="none" stroke="${colour}"
stroke-width="${26 - index * 3}"/>`;
  });
  return html`${rings}`;
}

/** Steps up to a sun. */
function steps(seed: number): Markup {
  const blocks = [0, 1, 2, 3, 4, 5].map((index) => {
    const height = 40 + index * 40 + (seed % 16);
    const colour = index % 2 ? '#fff8ea' : pick(WARM, seed + index);
    return html`<rect x="${70 + index * 84}" y="${360 - height}" width="72" height="${height}" fill="${colour}" opacity="0.9"/>`;
  });
  return html`<circle cx="${120 + (seed % 120)}" cy="96" r="46" fill="${pick(WARM, seed)}"/>${blocks}`;
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
