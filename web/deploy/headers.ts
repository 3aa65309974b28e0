/** What a build knows that its headers depend on. */
export interface HeaderFacts {
  /** `sha256-…` of every inline script of the page. */
  scriptHashes: string[];
  /** Origin of the API when it is not the page's own. */
  apiOrigin?: string | undefined;
  /** The demo build runs a service worker of its own; production allows none. */
  demo?: boolean | undefined;
}

/** The hash of an empty style element, into which styles are put by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function contentSecurityPolicy({ scriptHashes, apiOrigin = '', demo = false }: HeaderFacts): string {
  const self = (...more: string[]) => ["'self'", ...more].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src ${self(...scriptHashes.map((hash) => `'${hash}'`))}`,
    `style-src ${self(emptyStyle)}`,
    `img-src ${self('https:', 'data:', 'blob:', apiOrigin)}`,
    "font-src 'self'",
    `connect-src ${self(apiOrigin)}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    `worker-src ${demo ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The blank page that documents of unknown intent are put into: their styles and https pictures, and nothing else (S-01). */
const documentFrame = '/document-frame.html';
const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Paths with headers of their own. */
export const specialPaths = ['/assets/', documentFrame] as const;

const hashed = /^\/assets\//;

/** The one source of response headers: the preview, nginx and `_headers` all ask here. */
export function headersFor(path: string, facts: HeaderFacts): Record<string, string> {
  const isDocument = path === documentFrame;
  return {
    'Content-Security-Policy': isDocument ? documentPolicy : contentSecurityPolicy(facts),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': isDocument ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Paths that answer with the page itself: no file's name, nothing of the API. */
export function isPage(path: string): boolean {
  return !/\.\w+$|^\/_headers$/.test(path) && !path.startsWith('/v1/') && !hashed.test(path);
}
