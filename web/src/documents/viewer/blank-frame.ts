const timeoutMs = 20_000;

/** A frame with an empty document, whose policy allows only styles and https images. */
export interface BlankFrame {
  frame: HTMLIFrameElement;
  window: Window & typeof globalThis;
}

/**
 * Adds a hidden frame with the blank page to the page. Untrusted documents are parsed in it, because styles are parsed under the policy of
 * the window, and the page's policy allows none.
 */
export async function openBlankFrame(sandbox: string): Promise<BlankFrame> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('sandbox', sandbox);
  frame.src = '/document-frame.html';
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    insetInlineStart: '-300mm',
    width: '210mm',
    height: '297mm',
    visibility: 'hidden',
  });
  try {
    const loaded = new Promise((resolve, reject) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(() => reject(new Error('The blank page did not load in time.')), timeoutMs);
    });
    document.body.append(frame);
    await loaded;
    const window = frame.contentDocument?.defaultView;
    if (!window) throw new Error('The blank page is not accessible.');
    return { frame, window };
  } catch (error) {
    frame.remove();
    throw error;
  }
}
