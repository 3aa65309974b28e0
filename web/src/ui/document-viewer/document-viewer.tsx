import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, type RefObject, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react';
import { Failed } from '../error-state.tsx';
import { useFilled } from './use-frame-content.ts';
import { firstHeight, useFittingSize } from './use-frame-size.ts';

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
 * A document on a blank page of its own, whose policy lets in its styles and https pictures and nothing else.
 * `allow-same-origin` lets this page fill it, `allow-modals` lets it print; scripts are not allowed in it.
 */
export function DocumentFrame({ html, name, ref }: DocumentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [blank, setBlank] = useState<Document | 'lost'>();
  const filled = useFilled(blank === 'lost' ? undefined : blank, html, name);
  useFittingSize(frame, filled);
  useImperativeHandle(ref, () => ({ print: () => filled && print(frame) }), [filled]);
  // In place of a page that could not be loaded stands one of the browser's, which is out of reach.
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setBlank(currentTarget.contentDocument ?? 'lost');
  if (blank === 'lost') return <Failed text="The document could not be shown." onRetry={() => setBlank(undefined)} />;
  return (
    <figure>
      <Sheet
        ref={frame}
        src="/document-frame.html"
        title={name}
        sandbox="allow-same-origin allow-modals"
        referrerPolicy="no-referrer"
        height={firstHeight}
        onLoad={onLoad}
      />
      <Box as="figcaption" _print={{ display: 'none' }} mt="3" textStyle="sm" color="fg.muted">
        A document as the institute's server sent it. It never asks for a password or a payment.
      </Box>
    </figure>
  );
}

function print(frame: RefObject<HTMLIFrameElement | null>): void {
  const window = frame.current?.contentWindow;
  window?.focus();
  window?.print();
}

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
      _print: { boxShadow: 'none', outline: 'none' },
    },
  },
  { forwardProps: ['height'] },
);
