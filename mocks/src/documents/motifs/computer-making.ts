import { html } from '../html.ts';

const BLADES = [0, 60, 120, 180, 240, 300].map(
  (turn) => html`<path d="M0 0c2-22 14-32 30-26-4 16-14 24-30 26z" transform="rotate(${turn})"/>`,
);

/** A page in its browser, written between brackets, and the same page on a telephone. */
export const WEB_PAGE = html`<rect width="640" height="360" fill="#6db6c8"/>
<path d="M0 360V250c120-60 220 30 340-10s190-70 300-30v150z" fill="#3f97ad"/>
<rect x="74" y="44" width="424" height="266" rx="18" fill="#fffcf6"/>
<path d="M74 100V62a18 18 0 0118-18h388a18 18 0 0118 18v38z" fill="#0a3f4f"/>
<circle cx="104" cy="72" r="9" fill="#fbb632"/><circle cx="132" cy="72" r="9" fill="#6db6c8"/>
<rect x="158" y="58" width="312" height="28" rx="14" fill="#136378"/>
<g fill="none" stroke-width="22" stroke-linecap="round" stroke-linejoin="round">
<path d="M182 150l-60 56 60 56M314 150l60 56-60 56" stroke="#136378"/>
<path d="M270 136l-44 140" stroke="#ee9f14"/>
</g>
<rect x="426" y="120" width="134" height="216" rx="22" fill="#072f3c"/>
<rect x="438" y="136" width="110" height="184" rx="10" fill="#fffcf6"/>
<rect x="450" y="148" width="86" height="62" rx="8" fill="#fbb632"/>
<path d="M450 210v-14l26-22 22 18 16-12 22 18v12z" fill="#ee9f14"/>
<path d="M456 234h74M456 256h74" stroke="#6db6c8" stroke-width="9" stroke-linecap="round"/>
<rect x="450" y="276" width="60" height="28" rx="14" fill="#1e7a92"/>`;

/** An opened computer with chip, memory and fan; its cover leans beside it, and a network cable waits. */
export const OPENED_COMPUTER = html`<rect width="640" height="360" fill="#f0e9db"/>
<rect y="314" width="640" height="46" fill="#e3dac8"/>
<path d="M478 46l84 26v262l-84-12z" fill="#6db6c8"/>
<path d="M500 92l40 11M500 118l40 10M500 144l40 9M500 170l40 8" stroke="#1e7a92" stroke-width="9" stroke-linecap="round"/>
<rect x="150" y="22" width="316" height="312" rx="18" fill="#072f3c"/>
<rect x="168" y="40" width="280" height="276" rx="6" fill="#0d5063"/>
<rect x="182" y="54" width="186" height="186" rx="6" fill="#1e7a92"/>
<path d="M226 84v72M250 84v72M274 84v72M208 98h84M208 120h84M208 142h84" stroke="#cfe8ee" stroke-width="7"/>
<rect x="216" y="86" width="68" height="68" rx="6" fill="#fbb632"/><rect x="234" y="104" width="32" height="32" rx="4" fill="#ee9f14"/>
<rect x="310" y="66" width="14" height="108" rx="4" fill="#fffcf6"/><rect x="336" y="66" width="14" height="108" rx="4" fill="#fbb632"/>
<path d="M250 154v40h-48M274 154v26h80M200 216h150" fill="none" stroke="#6db6c8" stroke-width="6" stroke-linecap="round"/>
<circle cx="408" cy="98" r="34" fill="#072f3c"/><g transform="translate(408 98)" fill="#6db6c8">${BLADES}<circle r="8" fill="#fffcf6"/></g>
<rect x="182" y="254" width="116" height="50" rx="6" fill="#6db6c8"/><path d="M198 270h54M198 288h54" stroke="#136378" stroke-width="7" stroke-linecap="round"/>
<rect x="384" y="158" width="52" height="146" rx="6" fill="#f0e9db"/><path d="M396 178h28M396 202h28M396 226h28" stroke="#6db6c8" stroke-width="8"/>
<path d="M0 120c80 0 96 30 84 92" fill="none" stroke="#ee9f14" stroke-width="14"/>
<path d="M60 212h46v54H60z" fill="#fffcf6" stroke="#0a3f4f" stroke-width="8" stroke-linejoin="round"/>
<path d="M72 244v22M83 244v22M94 244v22" stroke="#ee9f14" stroke-width="6"/>`;
