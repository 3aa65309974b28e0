import { html, type Markup } from '../html.ts';

const GROUNDS = ['#0a3f4f', '#0d5063', '#136378', '#1e7a92'];

/** An open book, for a course that nobody has drawn yet. The number chooses the ground. */
export function openBook(seed: number): Markup {
  return html`<rect width="640" height="360" fill="${GROUNDS[seed % GROUNDS.length]}"/>
<circle cx="${220 + (seed % 200)}" cy="180" r="${150 + (seed % 40)}" fill="#fffcf6" opacity=".08"/>
<path d="M110 106h420v200H110z" fill="#ee9f14" stroke="#ee9f14" stroke-width="20" stroke-linejoin="round"/>
<path d="M118 90c72-18 144-12 202 22v190c-58-26-130-32-202-18z" fill="#fffcf6"/>
<path d="M522 90c-72-18-144-12-202 22v190c58-26 130-32 202-18z" fill="#f0e9db"/>
<path d="M152 136c44-8 86-4 130 12M152 178c44-8 86-4 130 12M152 220c44-8 86-4 130 12M488 178c-44-8-86-4-130 12M488 220c-44-8-86-4-130 12"
fill="none" stroke="#6db6c8" stroke-width="10" stroke-linecap="round"/>
<path d="M420 72h48v92l-24-20-24 20z" fill="#fbb632"/>`;
}
