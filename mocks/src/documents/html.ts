import type { UntrustedHtml } from '@institute/sdk/contract';

/** Markup whose every interpolated text is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | Markup[] | string | number | undefined;

/** A fragment of HTML or SVG. Texts in it are escaped; fragments and lists of fragments are taken as they are. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + written(values[index - 1]) + part));
}

function written(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return escaped(String(value ?? ''));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

const BODY = "margin:0;padding:16px;background:#f4f1ea;color:#22302f;font-family:Georgia,'Noto Serif','Noto Serif Devanagari',serif";
const SHEET = [
  'box-sizing:border-box;position:relative;width:100%;min-width:620px;max-width:794px;min-height:1060px;margin:0 auto;padding:max(26px,4.5%)',
  'background:#fffdf7;border:10px double #0b5351;outline:2px solid #c98a1b;outline-offset:-20px',
].join(';');

/** A whole document on one A4 sheet, styled by attributes alone, so that it survives cleaning and stands without a network. */
export function sheet(title: string, content: Markup): UntrustedHtml {
  const page = html`<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body style="${BODY}"><main style="${SHEET}">${content}</main></body></html>`;
  // Only a document that is on its way to a client is given the name that makes the client clean it.
  return `<!doctype html>${page.text}` as UntrustedHtml;
}
