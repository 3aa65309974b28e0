import type { UntrustedHtml } from '@institute/sdk/contract';

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

/** A document on one A4 sheet. It has only inline styles, which survive a sanitizer and need no network. */
export function htmlDocument(title: string, content: Markup): UntrustedHtml {
  const page = html`<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body style="${bodyStyle}"><main style="${sheetStyle}">${content}</main></body></html>`;
  // The type tells clients to sanitize the document.
  return `<!doctype html>${page.text}` as UntrustedHtml;
}
