import type { Account, Db } from '../db/db.ts';
import { html, type Markup } from './html.ts';

export const INSTITUTE = 'Gyan Vikas Institute';

/** A date of the wire, or a moment, as DD-MM-YYYY in Indian time; a dash for none. */
export function indianDate(text: string | undefined): string {
  if (!text) return '–';
  const [year, month, day] = (text.length > 10 ? indianDay(text) : text).split('-');
  return `${day}-${month}-${year}`;
}

function indianDay(moment: string): string {
  const offset = 5.5 * 60 * 60 * 1000;
  return new Date(Date.parse(moment) + offset).toISOString().slice(0, 10);
}

/** Name of the institute over the title of the document. */
export function letterhead(centre: string | undefined, title: string, hindi: string): Markup {
  return html`<header style="text-align:center;padding:8px 0 20px;border-bottom:2px solid #c98a1b">
<p lang="hi" style="margin:0;font-size:16px;color:#8a5a00">ज्ञान विकास संस्थान</p>
<p style="margin:6px 0 0;font-size:32px;font-weight:bold;color:#0b5351">${INSTITUTE}</p>
<p style="margin:4px 0 0;font-size:13px">Coaching and computer training · ${centre ?? 'Head office, Patna'}</p>
<h1 style="display:inline-block;margin:22px 0 0;padding:8px 28px;font-size:22px;background:#0b5351;color:#fffdf7">
${title} · <span lang="hi">${hindi}</span></h1>
</header>`;
}

/** Name and value in two columns. */
export function facts(rows: [name: string, value: string | number | undefined][]): Markup {
  const name = 'width:38%;padding:7px 10px;text-align:left;font-weight:normal;color:#5b4a25;vertical-align:top';
  const lines = rows
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([label, value]) =>
        html`<tr><th scope="row" style="${name}">${label}</th><td style="padding:7px 10px;font-weight:bold">${value}</td></tr>`,
    );
  return html`<table style="width:100%;margin:22px 0;border-collapse:collapse;font-size:15px"><tbody>${lines}</tbody></table>`;
}

/** A table with a line around every cell. */
export function grid(heads: string[], rows: (string | number)[][]): Markup {
  const cell = 'padding:8px 10px;border:1px solid #8aa5a3;text-align:left';
  const head = heads.map((text) => html`<th scope="col" style="${cell};background:#e3efec">${text}</th>`);
  const body = rows.map((row) => html`<tr>${row.map((value) => html`<td style="${cell}">${value}</td>`)}</tr>`);
  return html`<table style="width:100%;margin:20px 0;border-collapse:collapse;font-size:14px"><thead><tr>${head}</tr></thead>
<tbody>${body}</tbody></table>`;
}

/** Seal and two signatures, with the pictures that the centre has uploaded. */
export function signatures(db: Db, owner: string | undefined): Markup {
  const media = owner ? db.media[owner] : undefined;
  const line = 'width:30%;padding:8px 6px 0;text-align:center;font-size:13px;vertical-align:bottom';
  return html`<table style="width:100%;margin-top:56px;border-collapse:collapse"><tbody><tr>
<td style="${line}">${uploaded(db, media?.signature, 'Signature')}<br><span style="${RULE}">Director of the centre</span></td>
<td style="width:40%;text-align:center">${uploaded(db, media?.logo, 'Stamp') ?? seal()}</td>
<td style="${line}"><span style="font-family:cursive;font-size:19px;color:#24407a">A. N. Mishra</span><br>
<span style="${RULE}">Controller of examinations</span></td>
</tr></tbody></table>`;
}

/** The centre's name on documents. */
export function centreName(db: Db, owner: string | undefined): string | undefined {
  const operator = db.accounts.find((account) => account._id === owner);
  return (owner ? db.media[owner]?.name : undefined) ?? (operator?.city && `${operator.city} centre`);
}

/** The facts about a person that every document begins with. */
export function personFacts({ fullName, fatherName, rollNo }: Account): [string, string | undefined][] {
  return [
    ['Name · नाम', fullName],
    ["Father's name · पिता का नाम", fatherName],
    ['Student Id · छात्र संख्या', rollNo],
  ];
}

const RULE = 'display:inline-block;margin-top:6px;padding-top:6px;border-top:1px solid #22302f';

function uploaded(db: Db, key: string | undefined, name: string): Markup | undefined {
  const file = key ? db.files[key] : undefined;
  return file && html`<img src="data:${file.type};base64,${file.base64}" alt="${name}" style="max-width:120px;max-height:96px">`;
}

// Drawn with borders: cleaning may take a drawing out of a document, its styles stay.
function seal(): Markup {
  const ring = 'display:inline-block;width:104px;height:104px;border:4px double #b02a2a;border-radius:50%;color:#b02a2a;font-size:11px';
  return html`<div style="${ring}"><p style="margin:26px 0 0;line-height:1.5">GYAN VIKAS<br>★ ★ ★<br>INSTITUTE · 2026</p></div>`;
}
