import { html } from '../html.ts';

const PETALS = [0, 24, 48, 72, 96, 120, 144, 168, 192, 216, 240, 264, 288, 312, 336].map(
  (turn) => html`<circle cy="-102" r="24" transform="rotate(${turn})"/>`,
);

/** A needle with its thread in a cloth, and the reel. */
export const NEEDLE_AND_CLOTH = html`<rect width="640" height="360" fill="#fbb632"/>
<path d="M0 214c70-44 130 8 204-14s120-76 196-44 96 60 150 44 60-20 90-10v170H0z" fill="#0d5063"/>
<path d="M0 236c70-44 130 8 204-14s120-76 196-44 96 60 150 44 60-20 90-10v148H0z" fill="#1e7a92"/>
<path d="M24 298c60-26 120-4 182-14" fill="none" stroke="#fffcf6" stroke-width="11" stroke-dasharray="30 20" stroke-linecap="round"/>
<path d="M232 278C300 262 316 236 296 200s-90-40-86-96 84-82 150-56 70 40 96 30" fill="none" stroke="#fffcf6" stroke-width="8" stroke-linecap="round"/>
<path d="M244 272L436 82a16 16 0 0124 22z" fill="#072f3c"/>
<path d="M432 106l14-15" stroke="#fffcf6" stroke-width="8" stroke-linecap="round"/>
<g transform="translate(520 226)">
<path d="M-44-78h88v150h-88z" fill="#ee9f14"/>
<path d="M-44-52l88 18M-44-24l88 18M-44 4l88 18M-44 32l88 18" stroke="#ffcc62" stroke-width="9"/>
<rect x="-64" y="-102" width="128" height="28" rx="10" fill="#fffcf6"/>
<rect x="-64" y="68" width="128" height="28" rx="10" fill="#fffcf6"/>
</g>`;

/** A mirror with a face in it, a brush and a small pot of colour. */
export const MIRROR_AND_BRUSH = html`<rect width="640" height="360" fill="#0d5063"/>
<circle cx="320" cy="180" r="172" fill="#136378"/>
<g transform="rotate(-16 270 180)">
<path d="M252 252h36l14 120h-64z" fill="#ee9f14"/>
<g transform="translate(270 152)"><g fill="#fbb632">${PETALS}</g><circle r="106" fill="#fbb632"/><circle r="88" fill="#cfe8ee"/>
<clipPath id="glass"><circle r="88"/></clipPath>
<g clip-path="url(#glass)" transform="rotate(16)">
<circle cy="-56" r="22" fill="#11262d"/><path d="M-52 60V-2a52 52 0 01104 0v62z" fill="#11262d"/>
<path d="M-16 30h32v28h-32z" fill="#8a5a3c"/><path d="M-70 110c0-40 28-58 54-58 6 12 26 12 32 0 26 0 54 18 54 58z" fill="#1e7a92"/>
<circle r="40" fill="#a56b46"/><path d="M-42 4c0-32 18-46 42-46s42 14 42 46c-18-6-32-18-42-34-10 16-24 28-42 34z" fill="#11262d"/>
<circle cy="-8" r="5" fill="#ee9f14"/><circle cx="-15" cy="8" r="4" fill="#11262d"/><circle cx="15" cy="8" r="4" fill="#11262d"/>
<path d="M-12 21c7 9 17 9 24 0" fill="none" stroke="#11262d" stroke-width="4" stroke-linecap="round"/>
</g></g></g>
<g transform="rotate(20 450 180)">
<path d="M436 190h28l-6 138a8 8 0 01-16 0z" fill="#fffcf6"/>
<rect x="428" y="138" width="44" height="58" rx="6" fill="#6db6c8"/>
<path d="M428 138c-40-40-22-96 22-118 44 22 62 78 22 118z" fill="#ee9f14"/>
<path d="M450 46v66M428 66l8 46M472 66l-8 46" stroke="#ffcc62" stroke-width="7" stroke-linecap="round"/>
</g>
<path d="M484 286h112v28a22 22 0 01-22 22h-68a22 22 0 01-22-22z" fill="#fffcf6"/>
<ellipse cx="540" cy="286" rx="56" ry="18" fill="#fbb632"/>`;
