import { html } from '../html.ts';

/** An open ledger and a receipt in rupees. */
export const LEDGER = html`<rect width="640" height="360" fill="#cfe8ee"/>
<circle cx="300" cy="200" r="190" fill="#a3d2de"/>
<path d="M66 92h424v222H66z" fill="#0a3f4f" stroke="#0a3f4f" stroke-width="20" stroke-linejoin="round"/>
<path d="M74 82c68-16 140-14 204 12v208c-64-22-136-24-204-12z" fill="#fffcf6"/>
<path d="M482 82c-68-16-140-14-204 12v208c64-22 136-24 204-12z" fill="#f0e9db"/>
<path d="M92 124c48-9 98-7 144 6M92 160c48-9 98-7 144 6M92 196c48-9 98-7 144 6M92 232c48-9 98-7 144 6M92 268c48-9 98-7 144 6"
fill="none" stroke="#6db6c8" stroke-width="7" stroke-linecap="round"/>
<path d="M196 78v210" stroke="#ee9f14" stroke-width="6"/>
<path d="M320 132l40-8M320 168l40-8M320 204l40-8M320 240l40-8" stroke="#1e7a92" stroke-width="8" stroke-linecap="round"/>
<g transform="rotate(7 470 190)">
<path d="M390 44h170v270l-17-14-17 14-17-14-17 14-17-14-17 14-17-14-17 14-17-14-17 14z" fill="#fffcf6" stroke="#0a3f4f" stroke-width="9" stroke-linejoin="round"/>
<circle cx="475" cy="108" r="46" fill="#fbb632"/>
<path d="M455 86h42M455 103h42M459 86c34 0 34 35 0 35l27 24" transform="translate(0 -6)" fill="none" stroke="#0a3f4f" stroke-width="8"
stroke-linecap="round" stroke-linejoin="round"/>
<path d="M412 182h68M412 208h50M412 234h60" stroke="#6db6c8" stroke-width="8" stroke-linecap="round"/>
<path d="M512 182h26M512 208h26M512 234h26" stroke="#1e7a92" stroke-width="8" stroke-linecap="round"/>
<path d="M412 266h126" stroke="#ee9f14" stroke-width="12" stroke-linecap="round"/>
</g>`;

/** A sheet of cells, and the chart that comes of them. */
export const SHEET_AND_CHART = html`<rect width="640" height="360" fill="#0d5063"/>
<path d="M0 250L640 120v240H0z" fill="#0a3f4f"/>
<rect x="72" y="44" width="400" height="256" rx="14" fill="#fffcf6"/>
<path d="M72 88V58a14 14 0 0114-14h372a14 14 0 0114 14v30z" fill="#6db6c8"/>
<path d="M72 88h60v212H86a14 14 0 01-14-14z" fill="#cfe8ee"/>
<path d="M72 88h400M72 130h400M72 172h400M72 214h400M72 256h400M132 44v256M216 44v256M300 44v256M384 44v256" stroke="#1e7a92" stroke-width="5"/>
<path d="M132 130h84v42h-84z" fill="#ffcc62" stroke="#ee9f14" stroke-width="9" stroke-linejoin="round"/>
<path d="M148 109h46M148 193h40M148 235h50M232 109h38M318 109h46M402 109h46M232 151h30" stroke="#a3d2de" stroke-width="9" stroke-linecap="round"/>
<rect x="276" y="122" width="304" height="206" rx="16" fill="#fffcf6" stroke="#0a3f4f" stroke-width="12"/>
<path d="M312 268h40v32h-40z" fill="#6db6c8"/>
<path d="M376 236h40v64h-40z" fill="#1e7a92"/>
<path d="M440 214h40v86h-40z" fill="#136378"/>
<path d="M504 176h40v124h-40z" fill="#ee9f14"/>
<path d="M300 302h256" stroke="#0a3f4f" stroke-width="8" stroke-linecap="round"/>
<path d="M322 230l66-32 62-18 62-38" fill="none" stroke="#fbb632" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="#fbb632"><circle cx="322" cy="230" r="9"/><circle cx="388" cy="198" r="9"/><circle cx="450" cy="180" r="9"/><circle cx="512" cy="142" r="9"/></g>`;
