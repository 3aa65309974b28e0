import type { IncomingMessage } from 'node:http';

/** Holds the largest body that the mocks themselves produce: the saved data of the scenario `huge` has 38 MB. */
const maxBytes = 100_000_000;

/** The body of a request, or `too large`. The rest of a body that is too large is not kept: Node discards it after the response. */
export async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  if (Number(incoming.headers['content-length']) > maxBytes) return 'too large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Destroying the stream would reset the connection, and the client would not get the response.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return 'too large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
