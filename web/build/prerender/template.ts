import type { DehydratedState } from '@tanstack/react-query';
import type { Rolldown } from 'vite';
import { dehydratedStateId, stylesId } from '../../src/app/prerendered-page.ts';
import { loader } from './loader.ts';

/** A page's own part of its HTML. */
export interface PageParts {
  route: string;
  /** What stands in the head. */
  head: string;
  /** Of what is seen first, as CSS. */
  styles: string;
  /** What stands in #root. */
  markup: string;
  /** The data that the page was rendered with. */
  dehydratedState: DehydratedState;
}

export interface Template {
  /** A page that script draws. */
  shell(route: string): string;
  /** A page that is there before script is. */
  made(parts: PageParts): string;
}

/** From what Vite has made of index.html; its style sheet, which the first paint waits for, comes to stand in the page. */
export function createTemplate(html: string, bundle: Rolldown.OutputBundle, readFile: (path: string) => string): Template {
  const missing = places.find((place) => !html.includes(place));
  if (missing) throw new Error(`index.html holds no ${missing}.`);
  const script = take(html, /\n *<script type="module"[^>]* src="([^"]+)"><\/script>/);
  const sheet = take(script.rest, /<link rel="stylesheet"[^>]* href="([^"]+)">/);
  const bare = sheet.rest.replaceAll(/\n *<link rel="modulepreload"[^>]*>/g, '');
  // What is loaded later would bring the sheet along: the link, which loads nothing, says that it is here.
  const link = `<link rel="stylesheet" href="${sheet.value}" disabled>`;
  const base = bare.replace(sheet.mark, () => `<style>${readFile(sheet.value).trim()}</style>${link}`);
  const entry = script.value;
  // What the entry imports comes first.
  const scripts = chunksWith(bundle, [entry.slice(1)])
    .toReversed()
    .map((name) => `/${name}`);
  const chunksOf = (route: string) => chunksWith(bundle, [entry.slice(1), ...chunkNames(bundle, route)]).map((name) => `/${name}`);

  return {
    shell(route) {
      const preloads = chunksOf(route).map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
      return base.replace(script.mark, () => [`<script type="module" crossorigin src="${entry}"></script>`, ...preloads].join('\n    '));
    },
    made({ route, head, styles, markup, dehydratedState }) {
      const made = `<style id="${stylesId}">${styles}</style>`;
      // Nothing in the data can end its element.
      const data = JSON.stringify(dehydratedState).replaceAll('<', '\\u003c');
      const chunks = chunksOf(route).join(' ');
      return base
        .replace(script.mark, () => made)
        .replace('</head>', () => `  ${head}\n  </head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root" data-route="${route}">${markup}</div>\n    <script type="application/json" id="${dehydratedStateId}">${data}</script>`,
        )
        .replace('</body>', () => `  <script data-scripts="${scripts.join(' ')}" data-chunks="${chunks}">${loader}</script>\n  </body>`);
    },
  };
}

/** Places of index.html that a page's parts come to. */
const places = ['</head>', '<div id="root"></div>', '</body>'];

/** Takes the one element that fits out of a page, and leaves a mark in its place. */
function take(html: string, pattern: RegExp): { value: string; mark: string; rest: string } {
  const found = pattern.exec(html);
  if (!found?.[1]) throw new Error(`index.html holds nothing like ${pattern}.`);
  const mark = `<!--${found[1]}-->`;
  return { value: found[1], mark, rest: html.replace(found[0], `\n    ${mark}`) };
}

/** The chunks that hold the components of a route and of the layouts around it. */
function chunkNames(bundle: Rolldown.OutputBundle, route: string): string[] {
  const parts = route.slice(1).replace(/\/$/, '/index').split('/');
  const files = parts.map((_, index) => `/routes/${parts.slice(0, index + 1).join('.')}.tsx?tsr-split=component`);
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => files.some((file) => facadeModuleId?.endsWith(file)))
    .map(({ fileName }) => fileName);
}

/** Chunks with all that they import. */
function chunksWith(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
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
