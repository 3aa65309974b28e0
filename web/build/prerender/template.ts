import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DehydratedState } from '@tanstack/react-query';
import type { Rolldown } from 'vite';
import { dehydratedStateId, stylesId } from '../../src/app/prerendered-page.ts';

const beforeHydration = readFileSync(join(import.meta.dirname, '../before-hydration.js'), 'utf8').trim();

/** The parts of the HTML that differ from page to page. */
export interface PageParts {
  /** Route id. */
  route: string;
  /** HTML for the head element. */
  head: string;
  /** CSS of the markup. */
  styles: string;
  /** HTML for #root. */
  markup: string;
  dehydratedState: DehydratedState;
}

export interface Template {
  /** A page with an empty #root. */
  shell(route: string): string;
  prerendered(parts: PageParts): string;
}

/** Creates a template from index.html as Vite has built it. The style sheet, which blocks the first paint, is inlined. */
export function createTemplate(html: string, bundle: Rolldown.OutputBundle, readFile: (path: string) => string): Template {
  const missing = placeholders.find((placeholder) => !html.includes(placeholder));
  if (missing) throw new Error(`index.html does not contain ${missing}.`);
  const script = extract(html, /\n *<script type="module"[^>]* src="([^"]+)"><\/script>/);
  const sheet = extract(script.rest, /<link rel="stylesheet"[^>]* href="([^"]+)">/);
  const withoutPreloads = sheet.rest.replaceAll(/\n *<link rel="modulepreload"[^>]*>/g, '');
  // Vite's dynamic imports load the style sheet unless a link to it exists. A disabled link loads nothing.
  const link = `<link rel="stylesheet" href="${sheet.value}" disabled>`;
  const base = withoutPreloads.replace(sheet.marker, () => `<style>${readFile(sheet.value).trim()}</style>${link}`);
  const entry = script.value;
  // Dependencies first.
  const scripts = withImports(bundle, [entry.slice(1)])
    .toReversed()
    .map((name) => `/${name}`);
  const routeChunks = (route: string) => withImports(bundle, [entry.slice(1), ...chunkNames(bundle, route)]).map((name) => `/${name}`);

  return {
    shell(route) {
      const preloads = routeChunks(route).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
      const tags = [`<script type="module" crossorigin src="${entry}"></script>`, ...preloads];
      return base.replace(script.marker, () => tags.join('\n    '));
    },
    prerendered({ route, head, styles, markup, dehydratedState }) {
      // Escaped, so that no data can close the script element.
      const json = JSON.stringify(dehydratedState).replaceAll('<', '\\u003c');
      const chunks = routeChunks(route).join(' ');
      return base
        .replace(script.marker, () => `<style id="${stylesId}">${styles}</style>`)
        .replace('</head>', () => `  ${head}\n  </head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root" data-route="${route}">${markup}</div>\n    <script type="application/json" id="${dehydratedStateId}">${json}</script>`,
        )
        .replace(
          '</body>',
          () => `  <script data-scripts="${scripts.join(' ')}" data-chunks="${chunks}">${beforeHydration}</script>\n  </body>`,
        );
    },
  };
}

const placeholders = ['</head>', '<div id="root"></div>', '</body>'];

/** Replaces the matching element by a marker. `value` is the first group of the pattern. */
function extract(html: string, pattern: RegExp): { value: string; marker: string; rest: string } {
  const found = pattern.exec(html);
  if (!found?.[1]) throw new Error(`index.html does not match ${pattern}.`);
  const marker = `<!--${found[1]}-->`;
  return { value: found[1], marker, rest: html.replace(found[0], `\n    ${marker}`) };
}

/** Names of the chunks with the components of a route and its layout routes. */
function chunkNames(bundle: Rolldown.OutputBundle, route: string): string[] {
  const segments = route.slice(1).replace(/\/$/, '/index').split('/');
  const modules = segments.map((_, index) => `/routes/${segments.slice(0, index + 1).join('.')}.tsx?tsr-split=component`);
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => modules.some((module) => facadeModuleId?.endsWith(module)))
    .map(({ fileName }) => fileName);
}

/** Names of chunks and of everything that they import. */
function withImports(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (all.has(name) || file?.type !== 'chunk') return;
    all.add(name);
    for (const imported of file.imports) add(imported);
  };
  for (const name of names) add(name);
  return [...all];
}
