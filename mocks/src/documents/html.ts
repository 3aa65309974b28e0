import type { UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db } from '../db/db.ts';

export class Markup {
  constructor(
    /** HTML, already escaped. */
    readonly text: string,
  ) {}
}

type Value = Markup | Markup[] | string | number | undefined;

/** Template tag that escapes texts and inserts fragments as they are. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

function render(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return escapeHtml(String(value ?? ''));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

const bodyStyle = "margin:0;padding:16px;background:#f4f1ea;color:#22302f;font-family:Georgia,'Noto Serif','Noto Serif Devanagari',serif";
const sheetStyle = [
  'box-sizing:border-box;position:relative;width:100%;min-width:620px;max-width:794px;min-height:1060px;margin:0 auto;padding:max(26px,4.5%)',
  'background:#fffdf7;border:10px double #0b5351;outline:2px solid #c98a1b;outline-offset:-20px',
].join(';');

const headerStyle = 'text-align:center;padding:8px 0 20px;border-bottom:2px solid #c98a1b';

interface Head {
  /** The title of the page. */
  title: string;
  heading: string;
  /** The heading in Hindi. */
  hindi: string;
}

export const instituteName = 'Gyan Vikas Institute';

/**
 * A document on one A4 sheet, with the name and the uploaded pictures of the operator `ownerId`. It has only inline styles, which survive a
 * sanitizer and need no network.
 */
export function htmlDocument(db: Db, ownerId = '', { title, heading, hindi }: Head, content: Markup): UntrustedHtml {
  const city = db.accounts.find(({ _id }) => _id === ownerId)?.city;
  const centre = db.media[ownerId]?.name ?? (city ? `${city} centre` : 'Head office, Patna');
  const page = html`<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body style="${bodyStyle}"><main style="${sheetStyle}"><header style="${headerStyle}">
<p lang="hi" style="margin:0;font-size:16px;color:#8a5a00">ज्ञान विकास संस्थान</p>
<p style="margin:6px 0 0;font-size:32px;font-weight:bold;color:#0b5351">${instituteName}</p>
<p style="margin:4px 0 0;font-size:13px">Coaching and computer training · ${centre}</p>
<h1 style="display:inline-block;margin:22px 0 0;padding:8px 28px;font-size:22px;background:#0b5351;color:#fffdf7">
${heading} · <span lang="hi">${hindi}</span></h1>
</header>${content}${signatures(db, ownerId)}</main></body></html>`;
  // The type tells clients to sanitize the document.
  return `<!doctype html>${page.text}` as UntrustedHtml;
}

/** Formats a date or an ISO time as DD-MM-YYYY in Indian time. A missing date becomes a dash. */
export function indianDate(text: string | undefined): string {
  if (!text) return '–';
  const utcOffsetMs = 5.5 * 60 * 60 * 1000;
  const date = text.length > 10 ? new Date(Date.parse(text) + utcOffsetMs).toISOString().slice(0, 10) : text;
  return date.split('-').reverse().join('-');
}

/** Rows without a value are left out. */
export function definitionTable(rows: [label: string, value: string | number | undefined][]): Markup {
  const labelStyle = 'width:38%;padding:7px 10px;text-align:left;font-weight:normal;color:#5b4a25;vertical-align:top';
  const lines = rows
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([label, value]) =>
        html`<tr><th scope="row" style="${labelStyle}">${label}</th><td style="padding:7px 10px;font-weight:bold">${value}</td></tr>`,
    );
  return html`<table style="width:100%;margin:22px 0;border-collapse:collapse;font-size:15px"><tbody>${lines}</tbody></table>`;
}

export function gridTable(headers: string[], rows: (string | number)[][]): Markup {
  const cellStyle = 'padding:8px 10px;border:1px solid #8aa5a3;text-align:left';
  const head = headers.map((text) => html`<th scope="col" style="${cellStyle};background:#e3efec">${text}</th>`);
  const body = rows.map((row) => html`<tr>${row.map((value) => html`<td style="${cellStyle}">${value}</td>`)}</tr>`);
  return html`<table style="width:100%;margin:20px 0;border-collapse:collapse;font-size:14px"><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table>`;
}

function signatures(db: Db, ownerId: string): Markup {
  const media = db.media[ownerId];
  const cellStyle = 'width:30%;padding:8px 6px 0;text-align:center;font-size:13px;vertical-align:bottom';
  return html`<table style="width:100%;margin-top:56px;border-collapse:collapse"><tbody><tr>
<td style="${cellStyle}">${uploadedPicture(db, media?.signature, 'Signature')}<br><span style="${signatureLineStyle}">Centre Director</span></td>
<td style="width:40%;text-align:center">${uploadedPicture(db, media?.logo, 'Stamp') ?? seal()}</td>
<td style="${cellStyle}"><span style="font-family:cursive;font-size:19px;color:#24407a">A. N. Mishra</span><br>
<span style="${signatureLineStyle}">Controller of Examinations</span></td>
</tr></tbody></table>`;
}

export function accountRows({ fullName, fatherName, rollNo }: Account): [string, string | undefined][] {
  return [
    ['Name · नाम', fullName],
    ["Father's name · पिता का नाम", fatherName],
    ['Student Id · छात्र संख्या', rollNo],
  ];
}

const signatureLineStyle = 'display:inline-block;margin-top:6px;padding-top:6px;border-top:1px solid #22302f';

function uploadedPicture(db: Db, key: string | undefined, alt: string): Markup | undefined {
  const file = key ? db.files[key] : undefined;
  return file && html`<img src="data:${file.type};base64,${file.base64}" alt="${alt}" style="max-width:120px;max-height:96px">`;
}

/** Drawn with borders, because a sanitizer can remove an SVG but leaves inline styles. */
function seal(): Markup {
  const ring = 'display:inline-block;width:104px;height:104px;border:4px double #b02a2a;border-radius:50%;color:#b02a2a;font-size:11px';
  return html`<div style="${ring}"><p style="margin:26px 0 0;line-height:1.5">GYAN VIKAS<br>★ ★ ★<br>INSTITUTE · 2026</p></div>`;
}
