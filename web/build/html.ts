import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type HeaderFacts } from './headers.ts';

/** `sha256-…` of every inline script or style sheet of some HTML, as the policy wants it; data is none. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`, 'g'));
  const hashes = [...found].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)].sort();
}

/**
 * The page with its policy inside, for hosts that send no header with it, such as one that meets an unknown path.
 * Browsers take `frame-ancestors` from a header alone, and complain about it here.
 */
export function withPolicy(html: string, facts: Pick<HeaderFacts, 'apiOrigin' | 'demo'>): string {
  const policy = contentSecurityPolicy({ ...facts, scriptHashes: inlineHashes(html, 'script'), styleHashes: inlineHashes(html, 'style') })
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
  const begins = '<meta charset="utf-8" />';
  if (!html.includes(begins)) throw new Error(`A page without ${begins} has no place for its policy.`);
  return html.replace(begins, `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}
