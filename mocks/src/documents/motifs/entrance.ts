import { html } from '../html.ts';

const TEETH = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => html`<path d="M-26-98l8-38h36l8 38z" transform="rotate(${turn})"/>`);
const RAYS = [-80, -60, -40, -20, 0, 20, 40, 60, 80].map(
  (turn) => html`<path d="M0-92v-34" transform="rotate(${turn})" stroke="#fbb632" stroke-width="14" stroke-linecap="round"/>`,
);

/** Compass and set square on squared paper. */
export const COMPASS_AND_SET_SQUARE = html`<rect width="640" height="360" fill="#0d5063"/>
<path d="M40 0v360M120 0v360M200 0v360M280 0v360M360 0v360M440 0v360M520 0v360M600 0v360M0 60h640M0 140h640M0 220h640M0 300h640" stroke="#136378"
stroke-width="5"/>
<path d="M326 66v248h248zM376 188l78 78h-78z" fill="#fbb632" fill-rule="evenodd"/>
<path d="M326 106h22M326 138h14M326 170h22M326 202h14M326 234h22M326 266h14" stroke="#8f5600" stroke-width="6"/>
<path d="M112 318a140 140 0 00200-10" fill="none" stroke="#cfe8ee" stroke-width="8" stroke-dasharray="22 16" stroke-linecap="round"/>
<path d="M206 96l26 10-80 196-16 18 4-26z" fill="#cfe8ee"/>
<path d="M206 96l-26 10 92 196 18 16-2-26z" fill="#fffcf6"/>
<path d="M136 320l4-26 12 8z" fill="#fbb632"/><path d="M290 318l-2-22-14 6z" fill="#ee9f14"/>
<path d="M166 200c26 14 54 14 82 0" fill="none" stroke="#6db6c8" stroke-width="10"/>
<rect x="194" y="24" width="24" height="56" rx="10" fill="#ee9f14"/>
<circle cx="206" cy="100" r="32" fill="#fbb632"/><circle cx="206" cy="100" r="11" fill="#0a3f4f"/>`;

/** A gear and a spanner. */
export const GEAR_AND_SPANNER = html`<rect width="640" height="360" fill="#ee9f14"/>
<path d="M0 360L360 0h280v360z" fill="#fbb632"/>
<g transform="translate(276 180)" fill="#0d5063">${TEETH}<circle r="108"/><circle r="76" fill="#136378"/><circle r="42" fill="#fbb632"/></g>
<g transform="translate(452 190) rotate(32)">
<path d="M-24-84a56 56 0 01-8-102v54l32 20 32-20v-54a56 56 0 01-8 102V84a56 56 0 11-48 0z" fill="#fffcf6" stroke="#0a3f4f" stroke-width="10" stroke-linejoin="round"/>
<circle cy="134" r="22" fill="#0a3f4f"/>
<path d="M0-52V52" stroke="#cfe8ee" stroke-width="12" stroke-linecap="round"/>
</g>`;

/** A school below the morning sun. */
export const SCHOOL_AND_SUN = html`<rect width="640" height="360" fill="#6db6c8"/>
<g transform="translate(320 150)" fill="none">${RAYS}<circle r="74" fill="#fbb632"/></g>
<path d="M0 360v-66c100-40 200-40 320-30s220 0 320 30v66z" fill="#136378"/>
<path d="M90 186h460v132H90z" fill="#fffcf6"/>
<path d="M76 164h488v26H76z" fill="#0d5063"/>
<path d="M232 318V166l88-62 88 62v152z" fill="#f0e9db"/>
<path d="M214 172l106-78 106 78" fill="none" stroke="#0a3f4f" stroke-width="18" stroke-linejoin="round" stroke-linecap="round"/>
<circle cx="320" cy="168" r="23" fill="#fffcf6" stroke="#1e7a92" stroke-width="8"/>
<path d="M320 156v13l9 5" fill="none" stroke="#0a3f4f" stroke-width="5" stroke-linecap="round"/>
<path d="M284 318v-66a36 36 0 0172 0v66z" fill="#ee9f14"/><path d="M320 216v102" stroke="#8f5600" stroke-width="5"/>
<path d="M116 214h40v54h-40zM174 214h40v54h-40zM426 214h40v54h-40zM484 214h40v54h-40z" fill="#1e7a92"/>
<path d="M136 214v54M194 214v54M446 214v54M504 214v54" stroke="#fffcf6" stroke-width="5"/>
<path d="M60 318h520v18H60z" fill="#e3dac8"/>`;
