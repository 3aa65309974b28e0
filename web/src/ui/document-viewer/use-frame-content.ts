import { useEffect, useState } from 'react';
import { takeStyles } from './extract-styles.ts';
import { cleanDocument } from './sanitize-document.ts';

/** Puts a cleaned document in place of the blank page's own, and answers with it. */
export function useFilled(blank: Document | undefined, html: string, name: string): HTMLElement | undefined {
  const [filled, setFilled] = useState<HTMLElement>();
  useEffect(() => {
    const window = blank?.defaultView;
    if (!blank?.documentElement || !window) return;
    // The policy of the blank page is in force by now; its marks go along for whoever reads the document.
    const marks = [...blank.head.querySelectorAll('meta')];
    const root = blank.adoptNode(cleanDocument(html, window));
    root.querySelector('head')?.prepend(...marks);
    root.lang ||= 'en-IN';
    const sheets = takeStyles(root, window);
    blank.documentElement.replaceWith(root);
    blank.adoptedStyleSheets = sheets;
    blank.title ||= name;
    setFilled(root);
    return () => setFilled(undefined);
  }, [blank, html, name]);
  return filled;
}
