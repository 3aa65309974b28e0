/** What a build knows that its headers depend on. */
export interface HeaderFacts {
  /** `sha256-…` of every inline script of its pages. */
  scriptHashes: string[];
  /** `sha256-…` of every inline style sheet of its pages. */
  styleHashes?: string[] | undefined;
  /** Origin of the API when it is not the page's own. */
  apiOrigin?: string | undefined;
  /** The demo build runs a service worker of its own; production allows none. */
  demo?: boolean | undefined;
}

export type Headers = Record<string, string>;

/** The hash of an empty style element, into which styles are put by script. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The policy of every page, and of all that is no page but may be opened as one. */
export function contentSecurityPolicy({ scriptHashes, styleHashes = [], apiOrigin = '', demo = false }: HeaderFacts): string {
  const self = (...more: string[]) => ["'self'", ...more].filter(Boolean).join(' ');
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

/** The blank page that documents of unknown intent are put into: their styles and https pictures, and nothing else. */
export const documentFrame = '/document-frame.html';
const documentPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Files whose names change with what they hold. */
export const hashedFiles = '/assets/';

/** Sent with every answer, whatever it is. */
export const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For hosts that know no policy for a path: where there is one, its frame-ancestors count. The page of documents is framed by us.
  'X-Frame-Options': 'SAMEORIGIN',
};

/** What an answer gets besides, by its path. */
export function ownHeaders(path: string, facts: HeaderFacts): Headers {
  const isDocument = path === documentFrame;
  return {
    'Content-Security-Policy': isDocument ? documentPolicy : contentSecurityPolicy(facts),
    'Referrer-Policy': isDocument ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': path.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** The one source of response headers: the preview, nginx and `_headers` all ask here. */
export function headersFor(path: string, facts: HeaderFacts): Headers {
  return { ...everywhere, ...ownHeaders(path, facts) };
}
