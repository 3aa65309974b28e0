import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';
import { ErrorState } from '../error-state.tsx';
import { useDocumentContent } from './use-document-content.ts';
import { initialHeight, useFrameSize } from './use-frame-size.ts';
import { usePrint } from './use-print.ts';
import { usePrintLayout } from './use-print-layout.ts';

/** The imperative handle of `DocumentViewer`. */
export interface DocumentViewerHandle {
  /** Prints the document without the page around it, once it is shown. */
  print: () => void;
}

interface DocumentViewerProps {
  /** An untrusted document. */
  html: string;
  /** The title of the frame, and of a document that has none. */
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
  const print = usePrint(frameRef, content);
  useImperativeHandle(ref, () => ({ print }));
  // If the blank page cannot be loaded, the frame contains an error page of the browser, which is not accessible.
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setBlank(currentTarget.contentDocument ?? 'failed');
  if (blank === 'failed') return <ErrorState text="The document could not be shown." onRetry={() => setBlank(undefined)} />;
  return (
    <figure>
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
      <Box as="figcaption" _print={{ display: 'none' }} mt="3" textStyle="sm" color="fg.muted">
        Issued by the institute. This document never asks for a password or payment.
      </Box>
    </figure>
  );
}

const Sheet = chakra(
  'iframe',
  recipe({
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
  }),
  { forwardProps: ['height'] },
);
