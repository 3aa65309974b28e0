import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './command.mjs';

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const texts = tracked
  .filter((name) => /\.(tsx?|m?js|mts|ya?ml|json|md|html|css)$/.test(name) && name !== 'pnpm-lock.yaml')
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }));

/** Matches in tracked text files, as `file: match`. */
function find(pattern: RegExp, among = texts): string[] {
  return among.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([found]) => `${name}: ${found}`));
}

it('writes no text of the server as HTML except in the document viewer, which sanitizes it [S-27]', () => {
  const sinks =
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|srcDoc|createContextualFragment|DOMParser|setHTMLUnsafe)\b|document\.write|\beval\(|new Function\(/g;
  const shipped = texts.filter(({ name }) => /^(web|sdk)\/src\//.test(name) && !/\.test\.|\/generated\//.test(name));
  expect(shipped.length).toBeGreaterThan(300);
  // This file reads the HTML of the sanitized document and writes none.
  expect(find(sinks, shipped)).toEqual(['web/src/documents/viewer/standalone-html.ts: outerHTML']);
});

it('contains no e-mail address or phone number that may be real [S-33]', () => {
  const addresses = find(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi);
  expect(addresses.length).toBeGreaterThan(100);
  // `name@1.2.3` is a package.
  expect(addresses.filter((line) => !/@([\w-]+\.)*example(\.(com|org|net|in))?$/i.test(line) && !/@\d/.test(line))).toEqual([]);
  expect(find(/\b[6-9]\d{4}[ -]?\d{5}\b/g), 'Indian mobile numbers begin with 6 to 9').toEqual([]);
});

it('contains no secret [S-06, S-33]', () => {
  const secrets = /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\beyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g;
  expect(find(secrets)).toEqual([]);
});
