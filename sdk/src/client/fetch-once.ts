import type { OperationId } from '../generated/operations.ts';
import { NetworkError } from './errors.ts';
import type { Fetch } from './options.ts';

/** Sends one request and reads the whole response body. Throws a NetworkError when the connection fails, or the signal's reason after an abort. */
export async function fetchOnce(fetch: Fetch, id: OperationId, request: Request): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request);
    return { response, text: await readText(response, request.signal) };
  } catch (error) {
    throw request.signal.aborted ? request.signal.reason : new NetworkError(id, error);
  }
}

/** Reads the body in chunks, because `text()` of 100,000 rows would block the main thread for longer than parsing them. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  // React Native has no streams, and a response without a body has no stream either.
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytesSinceYield = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    bytesSinceYield += chunk.value.length;
    // Chunks that have already arrived resolve in microtasks, which would never yield.
    if (bytesSinceYield > maxBytesPerTask) {
      await nextTask();
      signal.throwIfAborted();
      bytesSinceYield = 0;
    }
  }
  return text + decoder.decode();
}

/** Decoding one megabyte takes a few milliseconds. */
const maxBytesPerTask = 2 ** 20;

/** Yields to the event loop. Background tabs throttle timers to one per second, but not messages. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not every runtime with streams has MessageChannel.
    if (typeof MessageChannel === 'undefined') return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
