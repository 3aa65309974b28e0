// A custom client as in kubb's guide, because its own reads every response as JSON and resolves on an error response.

export interface RequestConfig<Body = unknown> {
  url?: string;
  method?: string;
  params?: object;
  data?: Body | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export type ResponseErrorConfig<Problem = unknown> = Problem;

export type Client = typeof send;

let base = '';

export function connect(baseUrl: string): void {
  base = baseUrl;
}

// `_Problem` is the type of the error bodies, which kubb passes to every client.
export default async function send<Data, _Problem = unknown, Body = unknown>(config: RequestConfig<Body>): Promise<{ data: Data }> {
  const { url, method, params, data: input, signal } = config;
  const query = params ? `?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))}` : '';
  const headers = new Headers(config.headers);
  headers.set('Authorization', 'Bearer t');
  const isForm = input instanceof FormData;
  if (input !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const response = await fetch(`${base}${url}${query}`, { method, headers, body: isForm ? input : JSON.stringify(input), signal });
  const json = response.headers.get('content-type')?.includes('json');
  const data = json ? await response.json() : await response.text();
  if (!response.ok) throw data;
  return { data };
}
