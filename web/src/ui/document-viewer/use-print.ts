import { type RefObject, useEffect, useRef } from 'react';
import { loadImages } from '../print/load-images.ts';

/** Returns a function that prints the document of a frame. Called before there is a document, it prints the document once it is there. */
export function usePrint(frameRef: RefObject<HTMLIFrameElement | null>, content: HTMLElement | undefined): () => void {
  const isPending = useRef(false);
  useEffect(() => {
    if (!content || !isPending.current) return;
    let isCurrent = true;
    void loadImages(content).then(() => {
      if (!isCurrent || !isPending.current) return;
      isPending.current = false;
      printFrame(frameRef.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [content, frameRef]);
  return () => {
    isPending.current = !content;
    if (content) printFrame(frameRef.current);
  };
}

function printFrame(frame: HTMLIFrameElement | null): void {
  frame?.contentWindow?.focus();
  frame?.contentWindow?.print();
}
