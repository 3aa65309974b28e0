import { useEffect, useState } from 'react';
import { extractStyles } from './extract-styles.ts';
import { sanitizeDocument } from './sanitize-document.ts';

/** Replaces the root element of the frame's blank document with a sanitized document, and returns the new root. */
export function useDocumentContent(blank: Document | undefined, html: string, name: string): HTMLElement | undefined {
  const [content, setContent] = useState<HTMLElement>();
  useEffect(() => {
    const window = blank?.defaultView;
    if (!blank?.documentElement || !window) return;
    // The policy of the frame already applies; copying the meta tags only shows it in developer tools.
    const metaTags = [...blank.head.querySelectorAll('meta')];
    const root = blank.adoptNode(sanitizeDocument(html, window));
    root.querySelector('head')?.prepend(...metaTags);
    root.lang ||= 'en-IN';
    const sheets = extractStyles(root, window);
    blank.documentElement.replaceWith(root);
    blank.adoptedStyleSheets = sheets;
    blank.title ||= name;
    setContent(root);
    return () => setContent(undefined);
  }, [blank, html, name]);
  return content;
}
