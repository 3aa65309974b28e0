const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': '*',
  'Access-Control-Max-Age': '600',
};

/** Lets pages of every origin read a response. */
export function withCors(request: Request, response: Response): Response {
  // A broken connection has no headers.
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  response.headers.set('Access-Control-Allow-Headers', allowedHeaders(request));
  return response;
}

/** Every header that a page wants to send. The wildcard would leave out Authorization. */
function allowedHeaders({ headers }: Request): string {
  return headers.get('Access-Control-Request-Headers') ?? 'Authorization, Content-Type';
}
