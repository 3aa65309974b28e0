import type { Plugin } from 'vite';
import type { Language } from '../src/lib/languages.ts';
import * as english from '../src/text/en/document.ts';
import * as hindi from '../src/text/hi/document.ts';

/** The texts that are shown before or without the app, by the folder of the language. */
export const documentTexts = { en: english, hi: hindi };

export function htmlTexts({ tag, folder }: Language): Plugin {
  const { notLoaded, withoutJavaScript } = documentTexts[folder];
  return {
    name: 'institute-html-texts',
    transformIndexHtml: (html) =>
      html.replace('lang="en-IN"', `lang="${tag}"`).replace('%notLoaded%', notLoaded).replace('%withoutJavaScript%', withoutJavaScript),
  };
}
