import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type HeaderOptions } from './headers.ts';

/** `sha256-…` of every inline script or style sheet, for the policy. Data blocks need none. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  const hashes = [...found].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)].sort();
}

/**
 * Adds the policy as a meta element, for hosts that do not send the header, for example with an unknown path.
 * Browsers accept `frame-ancestors` only from a header.
 */
export function withPolicy(html: string, options: Pick<HeaderOptions, 'apiOrigin' | 'demo'>): string {
  const policy = contentSecurityPolicy({ ...options, scriptHashes: inlineHashes(html, 'script'), styleHashes: inlineHashes(html, 'style') })
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const charset = '<meta charset="utf-8" />';
  if (!html.includes(charset)) throw new Error(`The page has no ${charset} to insert the policy after.`);
  return html.replace(charset, `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}
