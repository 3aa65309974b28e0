import { html } from '../html.ts';

/** The places of the plain keys around the one that is spoken of. */
const KEYS = [
  [-30, 40],
  [92, 40],
  [458, 40],
  [580, 40],
  [-70, 162],
  [52, 162],
  [498, 162],
  [620, 162],
].map(
  ([x = 0, y = 0]) => html`<rect x="${x}" y="${y}" width="108" height="108" rx="20" fill="#a3d2de"/>
<rect x="${x + 10}" y="${y + 4}" width="88" height="84" rx="14" fill="#fffcf6"/>`,
);

/** The key of the first letter; its outline is drawn, for not every device has a font of Devanagari. */
export const HINDI_KEY = html`<rect width="640" height="360" fill="#136378"/>
<rect x="-20" y="18" width="700" height="380" rx="24" fill="#0a3f4f"/>${KEYS}
<rect x="150" y="284" width="340" height="108" rx="20" fill="#a3d2de"/><rect x="160" y="288" width="320" height="84" rx="14" fill="#fffcf6"/>
<rect x="52" y="284" width="80" height="108" rx="20" fill="#6db6c8"/><rect x="508" y="284" width="80" height="108" rx="20" fill="#6db6c8"/>
<rect x="206" y="28" width="228" height="238" rx="34" fill="#ee9f14"/><rect x="222" y="34" width="196" height="196" rx="26" fill="#fbb632"/>
<path transform="translate(320 132) scale(1.12)" fill="#0a3f4f" d="M66-38 65-54H13L14-38ZM28 55H49V-43H28ZM-66 28-65 47Q-58 50-50 52-42 54-32 54-13 54-4 47 5
40 5 27 5 21 2 16 0 11-6 8-11 5-21 3L-21-5Q-12-5-7-8-1-11 1-15 3-20 3-27V-28Q3-36 0-42-4-48-12-52-20-55-32-55-41-55-48-54-55-52-61-50L-62-32Q-56-34-49-36-42-38
-35-38-25-38-21-34-17-31-17-24V-23Q-17-19-19-16-21-13-26-12-31-10-39-10L-52-9V7L-38 7Q-30 8-25 9-21 11-18 14-16 16-16 21V22Q-16 27-18 30-20 34-25 35-29 37-36
37-44 37-52 34-59 32-66 28ZM-22-6V5L-10 7V5Q-6 7-3 7 0 8 4 9 8 9 13 9H36V-8H13Q8-8 4-8 1-7-3-7-6-7-9-6L-10-7Z"/>`;

/** Two who talk: one begins, one answers. */
export const SPEECH_BUBBLES = html`<rect width="640" height="360" fill="#cfe8ee"/>
<path d="M0 290c120-60 220 20 340-20s200-40 300-10v100H0z" fill="#a3d2de"/>
<path d="M116 40h250a36 36 0 0136 36v86a36 36 0 01-36 36H218l-66 56 8-56h-44a36 36 0 01-36-36V76a36 36 0 0136-36z" fill="#136378"/>
<path d="M128 96h226M128 140h140" stroke="#fffcf6" stroke-width="18" stroke-linecap="round"/>
<path d="M288 150h236a36 36 0 0136 36v76a36 36 0 01-36 36h-36l10 46-66-46H288a36 36 0 01-36-36v-76a36 36 0 0136-36z" fill="#fbb632" stroke="#cfe8ee"
stroke-width="12"/>
<g fill="#0a3f4f"><circle cx="340" cy="224" r="18"/><circle cx="406" cy="224" r="18"/><circle cx="472" cy="224" r="18"/></g>`;

/** A telephone without its back, and the screwdriver. */
export const OPENED_PHONE = html`<rect width="640" height="360" fill="#f0e9db"/>
<circle cx="300" cy="180" r="164" fill="#e3dac8"/>
<g transform="rotate(-9 250 180)">
<rect x="164" y="14" width="172" height="332" rx="30" fill="#072f3c"/>
<rect x="180" y="32" width="140" height="296" rx="16" fill="#136378"/>
<rect x="192" y="44" width="52" height="52" rx="12" fill="#6db6c8"/><circle cx="218" cy="70" r="15" fill="#072f3c"/>
<path d="M264 56h40M264 76h40" stroke="#6db6c8" stroke-width="9" stroke-linecap="round"/>
<rect x="196" y="114" width="108" height="128" rx="12" fill="#fbb632"/>
<path d="M258 132l-28 46h38l-24 44" fill="none" stroke="#0a3f4f" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>
<rect x="200" y="262" width="40" height="40" rx="6" fill="#fffcf6"/>
<path d="M256 266h46M256 284h46M256 302h26" stroke="#6db6c8" stroke-width="8" stroke-linecap="round"/>
</g>
<g transform="rotate(38 470 170)">
<rect x="461" y="150" width="18" height="128" fill="#3f97ad"/><path d="M455 272h30l-8 30h-14z" fill="#0a3f4f"/>
<rect x="436" y="-8" width="68" height="160" rx="28" fill="#ee9f14"/><path d="M456 24v96M484 24v96" stroke="#ffcc62" stroke-width="10" stroke-linecap="round"/>
</g>
<g fill="#1e7a92"><circle cx="508" cy="296" r="20"/><circle cx="566" cy="264" r="20"/></g>
<path d="M496 296h24M508 284v24M557 255l18 18M575 255l-18 18" stroke="#fffcf6" stroke-width="6"/>`;
