/** A response that replaces that of the mocks, described as in Playwright's `route.fulfill`. */
export interface MockResponse {
  status?: number;
  json?: unknown;
  /** The raw body, instead of `json`. */
  body?: string;
  /** The type of `body`; JSON by default. */
  contentType?: string;
  headers?: Record<string, string>;
  /** Whether the connection drops after `body`. */
  drops?: boolean;
}

/** A file in a form, its content in base64. */
export interface FormFile {
  name: string;
  type: string;
  size: number;
  base64: string;
}

/** What to do with a call. */
export type Decision =
  | { action: 'pass' | 'wait' }
  | { action: 'fail'; error: 'TypeError' | 'AbortError' }
  | { action: 'respond'; response: MockResponse };

/** What the page reports about a call. */
export type Message =
  | { type: 'call'; id: string; method: string; url: string; headers: Record<string, string> }
  | { type: 'body'; id: string; body?: string; form?: Record<string, string | FormFile> }
  | { type: 'response' | 'abort'; id: string };

/** Handles a call in the page. `next` sends the call itself, or another request in its place. */
export type Interceptor = (request: Request, next: (other?: Request) => Promise<Response>) => Promise<Response>;

/** Runs in the page: reports every API call to the test through the binding `reportToNetwork` and follows its decision. */
export function patchFetch(): void {
  const { fetch } = window;
  const report = (message: Message): Promise<Decision | undefined> => Reflect.get(window, 'reportToNetwork')(message);

  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!pathname.startsWith('/v1/')) return fetch(input, init);
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const next = (other?: Request) => (other ? applyRules(other, () => fetch(other)) : applyRules(request, () => fetch(input, init)));
    const intercept: Interceptor | undefined = Reflect.get(window, 'interceptFetch');
    return intercept ? intercept(request, next) : next();
  };

  async function applyRules(request: Request, send: () => Promise<Response>): Promise<Response> {
    const { method, url, signal } = request;
    const id = crypto.randomUUID();
    signal.throwIfAborted();
    const pendingDecision = report({ type: 'call', id, method, url, headers: Object.fromEntries(request.headers) });
    let isPending = true;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        if (!isPending) return;
        void report({ type: 'abort', id });
        reject(signal.reason);
      });
    });
    const handle = async () => {
      if (request.body) await report({ type: 'body', id, ...(await readBody(request)) });
      const decision = await pendingDecision;
      if (decision?.action === 'fail')
        throw decision.error === 'TypeError' ? new TypeError('Failed to fetch') : new DOMException('aborted', 'AbortError');
      if (decision?.action === 'respond') return toResponse(decision.response);
      const response = await send();
      if (decision?.action === 'wait') await report({ type: 'response', id });
      return response;
    };
    try {
      return await Promise.race([handle(), aborted]);
    } finally {
      isPending = false;
    }
  }

  async function readBody(request: Request): Promise<{ body?: string; form?: Record<string, string | FormFile> }> {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return { body: await request.text() };
    const entries = [...(await request.formData())].map(async ([name, value]) => [
      name,
      typeof value === 'string' ? value : await readFile(value),
    ]);
    return { form: Object.fromEntries(await Promise.all(entries)) };
  }

  async function readFile(file: File): Promise<FormFile> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return { name: file.name, type: file.type, size: file.size, base64 };
  }

  function toResponse({ status = 200, body, contentType = 'application/json', headers, drops }: MockResponse): Response {
    return new Response(drops ? droppedStream(body ?? '') : (body ?? null), {
      status,
      headers: { 'Content-Type': contentType, ...headers },
    });
  }

  function droppedStream(text: string): ReadableStream {
    return new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
  }
}
