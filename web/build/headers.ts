/** Properties of a build that its headers depend on. */
export interface HeaderOptions {
  /** `sha256-…` of every inline script. */
  scriptHashes: string[];
  /** `sha256-…` of every inline style sheet. */
  styleHashes?: string[] | undefined;
  /** Origin of the API if it differs from that of the page. */
  apiOrigin?: string | undefined;
  /** Whether the build contains the mocks, which need a service worker. */
  demo?: boolean | undefined;
}

export type Headers = Record<string, string>;

/** Hash of an empty style element, which a script fills. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The policy of every response but the document frame. */
export function contentSecurityPolicy({ scriptHashes, styleHashes = [], apiOrigin = '', demo = false }: HeaderOptions): string {
  const self = (...sources: string[]) => ["'self'", ...sources].filter(Boolean).join(' ');
  const hashed = (hashes: string[]) => self(...hashes.map((hash) => `'${hash}'`));
  return [
    "default-src 'none'",
    `script-src ${hashed(scriptHashes)}`,
    `style-src ${hashed([emptyStyle, ...styleHashes])}`,
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

/** The blank page for the iframe of untrusted documents. It allows their styles and https images only. */
export const documentFrame = '/document-frame.html';
const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Folder of the files with a content hash in their names. */
export const hashedFiles = '/assets/';

/** Headers of every response. */
export const commonHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For responses without a policy, whose frame-ancestors take precedence. The site itself frames the document frame.
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Additional headers that depend on the path. */
export function pathHeaders(path: string, options: HeaderOptions): Headers {
  const isDocument = path === documentFrame;
  return {
    'Content-Security-Policy': isDocument ? documentPolicy : contentSecurityPolicy(options),
    'Referrer-Policy': isDocument ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** All response headers of a path. The preview, nginx.conf and `_headers` all use these. */
export function getHeaders(path: string, options: HeaderOptions): Headers {
  return { ...commonHeaders, ...pathHeaders(path, options) };
}
