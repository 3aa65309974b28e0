import { chakra } from '@chakra-ui/react';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { takeStyles } from './adopt-styles.ts';
import { cleanDocument } from './clean.ts';
import { useFrameHeight } from './use-frame-height.ts';

export interface PrintableDocument {
  /** Prints the document alone. */
  print: () => void;
}

interface DocumentFrameProps {
  /** A document of unknown intent: it is cleaned here, and shown where nothing of it can run. */
  html: string;
  name: string;
  ref?: Ref<PrintableDocument>;
}

/**
 * A document on a blank page of its own, whose policy lets in its styles and https pictures and nothing else (S-01, S-03).
 * `allow-same-origin` lets this page fill it, `allow-modals` lets it print; scripts are not allowed in it.
 */
export function DocumentFrame({ html, name, ref }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [blank, setBlank] = useState<Document>();
  const height = useFrameHeight(frame, useFilled(blank, html, name));
  useImperativeHandle(ref, () => ({ print: () => print(frame) }), []);
  return (
    <Sheet
      ref={frame}
      src="/document-frame.html"
      title={name}
      sandbox="allow-same-origin allow-modals"
      referrerPolicy="no-referrer"
      height={height}
      onLoad={(event) => setBlank(event.currentTarget.contentDocument ?? undefined)}
    />
  );
}

/** Puts the cleaned document in place of the blank page's own, and answers with it. */
function useFilled(blank: Document | undefined, html: string, name: string): HTMLElement | undefined {
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
  }, [blank, html, name]);
  return filled;
}

function print(frame: RefObject<HTMLIFrameElement | null>): void {
  const window = frame.current?.contentWindow;
  window?.focus();
  window?.print();
}

const Sheet = chakra(
  'iframe',
  { base: { display: 'block', width: 'full', bg: 'white', borderRadius: 'md', boxShadow: 'md', colorScheme: 'light' } },
  { forwardProps: ['height'] },
);
