import { html } from '../html.ts';

/** A window and the pointer that goes to it: the first click. */
export const FIRST_CLICK = html`<rect width="640" height="360" fill="#1e7a92"/>
<circle cx="320" cy="180" r="230" fill="#136378"/>
<path d="M138 64h344v242a16 16 0 01-16 16H154a16 16 0 01-16-16z" fill="#0a3f4f" opacity=".5"/>
<rect x="126" y="46" width="344" height="264" rx="16" fill="#fffcf6"/>
<path d="M126 98V62a16 16 0 0116-16h312a16 16 0 0116 16v36z" fill="#072f3c"/>
<circle cx="156" cy="72" r="9" fill="#fbb632"/><circle cx="184" cy="72" r="9" fill="#cfe8ee"/><circle cx="212" cy="72" r="9" fill="#6db6c8"/>
<path d="M156 134h30l10 12h46a8 8 0 018 8v46a8 8 0 01-8 8h-86a8 8 0 01-8-8v-58a8 8 0 018-8z" fill="#ee9f14"/>
<rect x="148" y="158" width="102" height="50" rx="8" fill="#fbb632"/>
<path d="M282 150h156M282 176h156M282 202h100" stroke="#cfe8ee" stroke-width="12" stroke-linecap="round"/>
<rect x="148" y="240" width="290" height="44" rx="10" fill="#cfe8ee"/>
<path d="M168 262h90" stroke="#1e7a92" stroke-width="10" stroke-linecap="round"/>
<path d="M402 178v142l34-32 25 56 30-13-25-56h46z" fill="#fbb632" stroke="#072f3c" stroke-width="10" stroke-linejoin="round"/>`;

/** A portable computer with the three works of an office: letter, table and presentation. */
export const OFFICE_WORK = html`<rect width="640" height="360" fill="#fbb632"/>
<rect y="298" width="640" height="62" fill="#ee9f14"/>
<rect x="130" y="42" width="380" height="250" rx="18" fill="#072f3c"/>
<rect x="148" y="60" width="344" height="214" rx="6" fill="#136378"/>
<g transform="rotate(-7 218 164)">
<rect x="168" y="86" width="104" height="146" rx="8" fill="#fffcf6"/>
<path d="M186 112h44" stroke="#ee9f14" stroke-width="10" stroke-linecap="round"/>
<path d="M186 140h68M186 162h68M186 184h68M186 206h36" stroke="#6db6c8" stroke-width="8" stroke-linecap="round"/>
</g>
<rect x="292" y="80" width="172" height="82" rx="8" fill="#fffcf6"/>
<path d="M292 102V88a8 8 0 018-8h156a8 8 0 018 8v14z" fill="#fbb632"/>
<path d="M292 131h172M335 102v60M378 102v60M421 102v60" stroke="#6db6c8" stroke-width="5"/>
<rect x="292" y="176" width="172" height="80" rx="8" fill="#cfe8ee"/>
<circle cx="332" cy="216" r="28" fill="#1e7a92"/>
<path d="M332 216v-28a28 28 0 0124 42z" fill="#ee9f14"/>
<path d="M382 202h62M382 228h40" stroke="#1e7a92" stroke-width="9" stroke-linecap="round"/>
<path d="M78 288h484v8a24 24 0 01-24 24H102a24 24 0 01-24-24z" fill="#fffcf6"/>
<path d="M268 288h104a12 12 0 01-12 14h-80a12 12 0 01-12-14z" fill="#e3dac8"/>`;

/** A screen with a program and the database it asks. */
export const PROGRAM_AND_DATABASE = html`<rect width="640" height="360" fill="#0a3f4f"/>
<rect y="306" width="640" height="14" fill="#fffcf6"/><rect y="320" width="640" height="40" fill="#e3dac8"/>
<path d="M208 262h84l14 44H194z" fill="#6db6c8"/>
<rect x="66" y="38" width="368" height="234" rx="16" fill="#f0e9db"/>
<rect x="80" y="52" width="340" height="206" rx="6" fill="#136378"/>
<g fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">
<path d="M106 82l24 20-24 20M146 122h34" stroke="#fbb632"/>
<path d="M106 158h52M132 190h44M132 222h92" stroke="#6db6c8"/>
<path d="M184 158h76M202 190h52" stroke="#fffcf6"/>
<path d="M280 190h30" stroke="#fbb632"/>
</g>
<g stroke="#0a3f4f" stroke-width="8">
<path d="M364 258v40c0 19 43 34 96 34s96-15 96-34v-40z" fill="#ee9f14"/>
<path d="M364 198v60c0 19 43 34 96 34s96-15 96-34v-60z" fill="#fbb632"/>
<path d="M364 138v60c0 19 43 34 96 34s96-15 96-34v-60z" fill="#ee9f14"/>
<ellipse cx="460" cy="138" rx="96" ry="34" fill="#ffcc62"/>
</g>
<circle cx="520" cy="204" r="8" fill="#fffcf6"/><circle cx="520" cy="264" r="8" fill="#8f5600"/><circle cx="520" cy="304" r="8" fill="#fffcf6"/>`;
