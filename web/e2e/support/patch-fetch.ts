/** A response that replaces the response of the mocks, described as in Playwright's `route.fulfill`. */
export interface MockResponse {
  status?: number;
  json?: unknown;
  /** The raw body, instead of `json`. */
  body?: string;
  /** The type of `body`; JSON by default. */
  contentType?: string;
}

export type Decision = { action: 'pass' | 'wait' | 'fail' } | { action: 'respond'; response: MockResponse };

/** A message of the page about a call. */
export type Message =
  | { type: 'call'; id: string; url: string }
  | { type: 'form'; id: string; form: Record<string, string> }
  | { type: 'response' | 'abort'; id: string };

/** Handles a call in the page. `next` sends the call itself, or another request in its place. */
export type Interceptor = (request: Request, next: (other?: Request) => Promise<Response>) => Promise<Response>;

/** Runs in the page: reports every API call to the test through the binding `reportToNetwork` and follows the test's decision. */
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
    const { url, signal } = request;
    const id = crypto.randomUUID();
    signal.throwIfAborted();
    const pendingDecision = report({ type: 'call', id, url });
    let isPending = true;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        if (!isPending) return;
        void report({ type: 'abort', id });
        reject(signal.reason);
      });
    });
    const handle = async () => {
      if (request.body && request.headers.get('Content-Type')?.startsWith('multipart/form-data')) {
        const texts = [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
        await report({ type: 'form', id, form: Object.fromEntries(texts) });
      }
      const decision = await pendingDecision;
      if (decision?.action === 'fail') throw new TypeError('Failed to fetch');
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

  function toResponse({ status = 200, body, contentType = 'application/json' }: MockResponse): Response {
    return new Response(body ?? null, { status, headers: { 'Content-Type': contentType } });
  }
}
