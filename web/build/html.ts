import { createHash } from 'node:crypto';
import { HTMLElement, parse, TextNode } from 'node-html-parser';
import { minifySync } from 'vite';
import { contentSecurityPolicy, type HeaderOptions } from './headers.ts';

/** Comments may be placeholders. Only scripts and styles are text; by default the parser also treats `pre` and `noscript` as text. */
const parseOptions = { comment: true, voidTag: { closingSlash: true }, blockTextElements: { script: true, style: true } };

/** Takes the module script and the style sheet out of the built index.html, because each page loads them in its own way. */
export function readTemplate(html: string) {
  const document = parse(html, parseOptions);
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  const stylesheet = document.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  if (!script || !stylesheet) throw new Error('index.html has no module script or no style sheet.');
  for (const element of document.querySelectorAll('script[type=module], link[rel=modulepreload], link[rel=stylesheet]')) element.remove();
  const inlineScripts = document.querySelectorAll('script').map((element) => {
    const { code } = minifySync('index.js', element.rawText, { module: false });
    element.set_content(new TextNode(code));
    return code;
  });
  return { html: document.toString(), inlineScripts, script, stylesheet };
}

type Template = ReturnType<typeof readTemplate>;

/** Selectors of elements that the policy would block or that would not hydrate. */
const forbidden = {
  'a style attribute': '[style]',
  'a style element': 'style',
  'an executable script': 'script:not([type="application/ld+json"])',
  'a head element in the body': 'title, meta, link',
};

function findProblems(body: HTMLElement): string[] {
  const problems = Object.entries(forbidden).flatMap(([name, selector]) => (body.querySelector(selector) ? [name] : []));
  const attributes = body.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
  if (attributes.some((name) => name.startsWith('on'))) problems.push('an event handler attribute');
  const html = body.toString();
  if (html.includes('<!--$?-->') || html.includes('<!--$!-->')) problems.push('a pending Suspense boundary');
  return problems;
}

/** Moves the elements for the head, which React renders first, out of the markup, and marks them, so that the app can remove them. */
export function splitMarkup(path: string, markup: string): { head: string; body: string } {
  const root = parse(markup, parseOptions);
  const head: HTMLElement[] = [];
  for (const node of root.childNodes) {
    if (!(node instanceof HTMLElement && node.matches('title, meta, link'))) break;
    head.push(node);
  }
  for (const element of head) element.setAttribute('data-prerendered', '').remove();
  const problems = findProblems(root);
  const titles = head.filter((element) => element.matches('title')).length;
  if (titles !== 1) problems.push(`${titles} titles`);
  if (problems.length > 0) throw new Error(`${path} cannot be prerendered. It contains ${problems.join(' and ')}.`);
  return { head: head.join(''), body: markup.slice(head.at(-1)?.range[1]) };
}

export interface PageParts {
  head?: string;
  body?: string;
  state?: unknown;
  styles: string[];
  scripts: string;
  inlineScripts?: string[];
}

/** Returns HTML and the `sha256-…` of its inline scripts and style sheets. Without a policy it contains no content security policy. */
export function createPage(template: Template, parts: PageParts, policy?: Pick<HeaderOptions, 'apiOrigin'>) {
  const { head = '', body = '', state, styles, scripts, inlineScripts = [] } = parts;
  const scriptHashes = [...template.inlineScripts, ...inlineScripts].map(hash);
  const styleHashes = styles.map(hash);
  const replacements = {
    policy: policy ? policyElement({ ...policy, scriptHashes, styleHashes }) : '',
    // Vite's dynamic imports would load the style sheet, which is inline here, unless there is a link. A disabled link loads nothing.
    styles: `${styles.map((css) => `<style>${css}</style>`).join('')}<link rel="stylesheet" href="${template.stylesheet}" disabled>`,
    head,
    html: body,
    state: state === undefined ? '' : jsonElement('app-state', state),
    scripts,
  };
  let { html } = template;
  for (const [name, part] of Object.entries(replacements)) html = replacePlaceholder(html, `<!--app-${name}-->`, part);
  return { html, scriptHashes, styleHashes };
}

function replacePlaceholder(html: string, placeholder: string, part: string): string {
  if (!html.includes(placeholder)) throw new Error(`index.html does not contain ${placeholder}.`);
  return html.replace(placeholder, () => part);
}

/** `<` is escaped, so that no data can close the element. */
function jsonElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** For hosts that do not send the header, for example for an unknown path. Browsers accept some directives only from a header. */
function policyElement(options: HeaderOptions): string {
  const directives = contentSecurityPolicy(options).split('; ');
  const policy = directives.filter((directive) => !/^(frame-ancestors|report-)/.test(directive)).join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
}
