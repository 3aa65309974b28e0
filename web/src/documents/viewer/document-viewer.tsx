import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as text from '#text/documents.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { loadImages } from '#ui/print/print-area.tsx';
import { usePrintLayout } from './print-layout.ts';
import { extractStyles, sanitizeDocument } from './sanitize-document.ts';

export interface DocumentViewerHandle {
  /** Prints the document without the page around it, once it is shown. */
  print: () => void;
}

interface DocumentViewerProps {
  html: string;
  /** The title of the frame, and of a document that has no title. */
  name: string;
  ref?: Ref<DocumentViewerHandle>;
}

/**
 * Renders an untrusted document, sanitized and in a sandboxed frame whose policy allows only its styles and https images.
 * `allow-same-origin` lets this page fill the frame and `allow-modals` lets it print. Scripts are not allowed.
 */
export function DocumentViewer({ html, name, ref }: DocumentViewerProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [blank, setBlank] = useState<Document | 'failed'>();
  const content = useDocumentContent(blank === 'failed' ? undefined : blank, html, name);
  usePrintLayout(frameRef, content);
  useFrameSize(frameRef, content);
  const print = usePrintFrame(frameRef, content);
  useImperativeHandle(ref, () => ({ print }));
  // If the blank page cannot be loaded, the frame contains an error page of the browser, which is not accessible.
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setBlank(currentTarget.contentDocument ?? 'failed');
  if (blank === 'failed') return <ErrorState text={text.notShown} onRetry={() => setBlank(undefined)} />;
  return (
    <figure>
      <Zoom name={name}>
        <Sheet
          ref={frameRef}
          data-document
          src="/document-frame.html"
          title={name}
          sandbox="allow-same-origin allow-modals"
          referrerPolicy="no-referrer"
          height={initialHeight}
          onLoad={handleLoad}
        />
      </Zoom>
      <Box as="figcaption" _print={{ display: 'none' }} mt="3" textStyle="sm" color="fg.muted">
        {text.issuedByInstitute}
      </Box>
    </figure>
  );
}

/**
 * On a phone the sheet is enlarged by a tap, and then scrolls sideways. The button lies over the sheet, because a frame keeps the taps
 * on it, and has its text below.
 */
function Zoom({ name, children }: { name: string; children: ReactNode }) {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const handleClick = ({ detail, clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    flushSync(() => setIsEnlarged(!isEnlarged));
    const { current } = stage;
    // The tapped place stays in sight; the keyboard begins at the left.
    if (current && detail > 0) current.scrollLeft = ((clientX - left) / width) * current.scrollWidth - current.clientWidth / 2;
  };
  return (
    <Stage data-enlarged={isEnlarged || undefined}>
      <div ref={stage} {...(isEnlarged && { role: 'region', 'aria-label': text.enlarged(name), tabIndex: 0 })}>
        {children}
      </div>
      <Button variant="ghost" onClick={handleClick}>
        <SearchIcon />
        {isEnlarged ? text.showWholeSheet : text.enlarge(name)}
      </Button>
    </Stage>
  );
}

const Stage = chakra('div', {
  base: {
    position: 'relative',
    '& > div': { borderRadius: 'md' },
    paddingBottom: { base: '12', md: '0' },
    _print: { paddingBottom: '0' },
    '& > button': {
      position: 'absolute',
      bottom: '0',
      insetInline: '0',
      minHeight: '12',
      hideFrom: 'md',
      _print: { display: 'none' },
    },
    '&:not([data-enlarged]) > button': { top: '0', alignItems: 'flex-end', paddingBottom: '3', _hover: { bg: 'transparent' } },
    '&[data-enlarged]': {
      '& > div': { overflowX: 'auto', _print: { overflow: 'visible' } },
      '& iframe': { minWidth: { base: '720px', md: '0' } },
    },
  },
});

const Sheet = chakra(
  'iframe',
  {
    base: {
      display: 'block',
      width: 'full',
      bg: 'white',
      borderRadius: 'md',
      boxShadow: 'md',
      outline: '1px solid',
      outlineColor: 'border.control',
      colorScheme: 'light',
      _print: { boxShadow: 'none', outline: 'none', borderRadius: '0' },
    },
  },
  { forwardProps: ['height'] },
);

/** Replaces the root element of the frame's blank document with a sanitized document, and returns the new root. */
function useDocumentContent(blank: Document | undefined, html: string, name: string): HTMLElement | undefined {
  const [content, setContent] = useState<HTMLElement>();
  // A layout effect, because a document that is shown can be printed, so its size and its sheet must be known at the same time.
  useLayoutEffect(() => {
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

/** The height of the frame while the document loads, in pixels. */
const initialHeight = 800;
const maxHeight = 6000;

/**
 * Scales a document that is too wide down to the width of its frame, and sets the height of the frame to the height of the document.
 * Repeats when the width changes or an image loads. Printed documents are not scaled.
 */
function useFrameSize(frame: RefObject<HTMLIFrameElement | null>, root: HTMLElement | undefined): void {
  useEffect(() => {
    const element = frame.current;
    const inner = root?.ownerDocument.defaultView;
    if (!element || !root || !inner) return;
    const zoom = new inner.CSSStyleSheet({ media: 'screen' });
    root.ownerDocument.adoptedStyleSheets.push(zoom);
    let width = 0;
    let request = 0;
    const fit = () => {
      fitWidth(root, zoom);
      fitHeight(element, root);
    };
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      // The size is set in the next frame: a callback that resizes the element that it observes is an error in WebKit.
      cancelAnimationFrame(request);
      request = requestAnimationFrame(fit);
    });
    observer.observe(element);
    root.addEventListener('load', fit, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
      root.removeEventListener('load', fit, true);
    };
  }, [frame, root]);
}

function fitWidth(root: HTMLElement, zoom: CSSStyleSheet): void {
  zoom.replaceSync('');
  const { clientWidth, scrollWidth } = root;
  if (scrollWidth > clientWidth) zoom.replaceSync(`html { zoom: ${clientWidth / scrollWidth} !important }`);
}

/**
 * Measures with the least height, because documents that are as high as their window would otherwise grow with it. With no height, an
 * enlarged sheet would lose its place.
 */
function fitHeight(frame: HTMLIFrameElement, root: HTMLElement): void {
  const { scrollX, scrollY } = window;
  frame.height = '1';
  frame.height = String(Math.min(maxHeight, root.scrollHeight) || initialHeight);
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}

/** Returns a function that prints the document of a frame with its images, once the document is there. */
function usePrintFrame(frameRef: RefObject<HTMLIFrameElement | null>, content: HTMLElement | undefined): () => void {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!content || !isWanted) return;
    let isCurrent = true;
    void loadImages(content).then(() => {
      if (!isCurrent) return;
      setIsWanted(false);
      printFrame(frameRef.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [content, isWanted, frameRef]);
  return () => setIsWanted(true);
}

/** The frame is printed, and not the print area, because an untrusted document must not leave its sandbox. */
function printFrame(frame: HTMLIFrameElement | null): void {
  const inner = frame?.contentWindow;
  if (!inner) return;
  const opener = document.activeElement;
  const returnFocus = () => {
    if (document.activeElement === frame && opener instanceof HTMLElement) opener.focus();
  };
  inner.addEventListener('afterprint', returnFocus, { once: true });
  inner.focus();
  inner.print();
}
