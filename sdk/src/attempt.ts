import { NetworkError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';

/** Takes the place of the global fetch. */
export type Fetch = (request: Request) => Promise<Response>;

/** One request and its whole body. Only what happens on the wire becomes a NetworkError; mistakes of ours keep their own. */
export async function attemptOnce(fetch: Fetch, id: OperationId, request: Request): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request);
    return { response, text: await readText(response, request.signal) };
  } catch (error) {
    throw request.signal.aborted ? request.signal.reason : new NetworkError(id, error);
  }
}

/** A piece at a time: `text()` of a list of 100,000 rows would hold the page for longer than parsing it does. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  // Where there is no stream, as in React Native, or no body.
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let atOnce = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    atOnce += part.value.length;
    // What has already arrived is read without a break otherwise, however much it is.
    if (atOnce > mostAtOnce) {
      await nextTask();
      signal.throwIfAborted();
      atOnce = 0;
    }
  }
  return text + decoder.decode();
}

/** Bytes that are read in a few milliseconds. */
const mostAtOnce = 2 ** 20;

/** Lets a page do what else is waiting. A timer would be held back for a second in a tab that nobody looks at. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not every runtime that has streams has channels.
    if (typeof MessageChannel === 'undefined') return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Timers wait no longer, and take what is more for nothing. */
const longestMs = 2 ** 31;

/**
 * The caller's signal and the timeout as one, by a listener, which `AbortSignal.any` would be slower at, and which is taken away
 * when the call ends. Without either there is no signal: one costs every request that carries it.
 */
export function deadline(outer: AbortSignal | undefined, timeoutMs: number, reason: () => Error) {
  const timed = timeoutMs > 0 && timeoutMs < longestMs;
  if (!timed && !outer) return { signal: undefined, release: () => undefined };
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward);
  const timer = timed ? setTimeout(() => controller.abort(reason()), timeoutMs) : undefined;
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  };
  return { signal: controller.signal, release };
}
