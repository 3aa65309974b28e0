import { html } from '../html.ts';

/** A train from the front, and a ticket. */
export const TRAIN_AND_TICKET = html`<rect width="640" height="360" fill="#0a3f4f"/>
<circle cx="250" cy="170" r="190" fill="#0d5063"/>
<path d="M186 296L96 360h36l86-64zM314 296l90 64h-36l-86-64z" fill="#cfe8ee"/>
<path d="M150 322h200M116 346h268" stroke="#6db6c8" stroke-width="10"/>
<path d="M134 282V112c0-58 40-88 116-88s116 30 116 88v170a26 26 0 01-26 26H160a26 26 0 01-26-26z" fill="#fffcf6"/>
<path d="M134 208h232v74a26 26 0 01-26 26H160a26 26 0 01-26-26z" fill="#ee9f14"/>
<path d="M134 196h232v22H134z" fill="#136378"/>
<path d="M158 172v-54a16 16 0 0116-16h68v70zM342 172v-54a16 16 0 00-16-16h-68v70z" fill="#1e7a92"/>
<path d="M158 172v-12l52-58h32l-62 70z" fill="#6db6c8"/>
<circle cx="250" cy="64" r="20" fill="#fbb632" stroke="#136378" stroke-width="8"/>
<circle cx="176" cy="254" r="19" fill="#fffcf6"/><circle cx="324" cy="254" r="19" fill="#fffcf6"/>
<path d="M222 254h56M222 274h56" stroke="#8f5600" stroke-width="8" stroke-linecap="round"/>
<g transform="translate(26 6) rotate(-12 480 200)">
<path d="M384 134h200v46a20 20 0 000 40v46H384v-46a20 20 0 000-40z" fill="#fbb632" stroke="#0a3f4f" stroke-width="10" stroke-linejoin="round"/>
<path d="M532 150v104" stroke="#0a3f4f" stroke-width="6" stroke-dasharray="10 10"/>
<path d="M416 202l24 24 54-54" fill="none" stroke="#0a3f4f" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
</g>`;

/** A stethoscope beside the cross of those who care for the sick, in the colour of the house: the red one is protected by law. */
export const STETHOSCOPE_AND_CROSS = html`<rect width="640" height="360" fill="#1e7a92"/>
<circle cx="206" cy="188" r="140" fill="#136378"/>
<rect x="104" y="86" width="204" height="204" rx="44" fill="#fffcf6"/>
<path d="M182 122h48v42h42v48h-42v42h-48v-42h-42v-48h42z" fill="#ee9f14" stroke="#ee9f14" stroke-width="8" stroke-linejoin="round"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M366 50h-18v66a72 72 0 00144 0V50h-18M420 190v54a58 58 0 00116 0v-34" stroke="#0a3f4f" stroke-width="28"/>
<path d="M366 50h-18v66a72 72 0 00144 0V50h-18" stroke="#cfe8ee" stroke-width="14"/>
<path d="M420 190v54a58 58 0 00116 0v-34" stroke="#cfe8ee" stroke-width="14"/>
</g>
<circle cx="370" cy="50" r="14" fill="#fbb632"/><circle cx="470" cy="50" r="14" fill="#fbb632"/>
<circle cx="536" cy="182" r="46" fill="#0a3f4f"/><circle cx="536" cy="182" r="36" fill="#fffcf6"/><circle cx="536" cy="182" r="20" fill="#fbb632"/>`;
