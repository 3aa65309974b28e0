/** Hashes are `sha256-…`. `apiOrigin` is set if it differs from the origin of the page. */
export interface HeaderOptions {
  scriptHashes: readonly string[];
  styleHashes?: readonly string[] | undefined;
  apiOrigin?: string | undefined;
  /** Hosts of images over https. Default: all hosts. */
  imageHosts?: readonly string[] | undefined;
  /** The URL to which browsers report violations. */
  reportUrl?: string | undefined;
}

/** Headers that depend on the beginning of the path. The first rule that fits counts. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Hash of an empty style element, which a script fills. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export function contentSecurityPolicy({ scriptHashes, styleHashes = [], apiOrigin = '', ...options }: HeaderOptions): string {
  const self = (...sources: string[]) => ["'self'", ...sources].filter(Boolean).join(' ');
  const hashed = (hashes: readonly string[]) => self(...hashes.map((hash) => `'${hash}'`));
  return [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    "font-src 'self'; form-action 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'",
    `script-src ${hashed(scriptHashes)}`,
    `style-src ${hashed([emptyStyle, ...styleHashes])}`,
    `img-src ${self(...imageSources(options), 'data:', 'blob:', apiOrigin)}`,
    `connect-src ${self(apiOrigin)}`,
    "require-trusted-types-for 'script'; trusted-types default before-hydration",
    ...reportDirectives(options),
  ].join('; ');
}

export function imageSources({ imageHosts = [] }: Pick<HeaderOptions, 'imageHosts'>): string[] {
  return imageHosts.length === 0 ? ['https:'] : imageHosts.map((host) => `https://${host}`);
}

/** Some browsers know only the older directive, `report-uri`. */
function reportDirectives({ reportUrl }: Pick<HeaderOptions, 'reportUrl'>): string[] {
  return reportUrl ? [`report-uri ${reportUrl}`, 'report-to default'] : [];
}

/** For the blank page in the iframe of untrusted documents: allows their styles, the page's images, and HTML from DOMPurify. */
const documentPolicy = (options: HeaderOptions) =>
  [
    `default-src 'none'; style-src 'unsafe-inline'; img-src ${imageSources(options).join(' ')} data:; base-uri 'none'; form-action 'none'`,
    "require-trusted-types-for 'script'; trusted-types dompurify 'allow-duplicates'; frame-ancestors 'self'",
    ...reportDirectives(options),
  ].join('; ');

/** For an API response that is opened as a page: scripts do not run, and its origin is not the site's. `fetch` ignores the policy. */
const apiPolicy = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'" };

export const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No other website may load a file of this site. Previews of shared links are fetched by servers, and still work.
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For responses without a policy; if there is one, its frame-ancestors take precedence. The site itself frames the document frame.
  'X-Frame-Options': 'SAMEORIGIN',
};

/** These rules are used by the preview, nginx.conf and `_headers`. */
export function headerRules(options: HeaderOptions): HeaderRules {
  const reporting: Record<string, string> = options.reportUrl ? { 'Reporting-Endpoints': `default="${options.reportUrl}"` } : {};
  const policy = {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...reporting,
  };
  return {
    // The response is public, so the API itself says whether the service worker may store it.
    '/v1/course': apiPolicy,
    '/v1/': { ...apiPolicy, 'Cache-Control': 'no-store' },
    '/document-frame': {
      'Content-Security-Policy': documentPolicy(options),
      'Referrer-Policy': 'no-referrer',
      ...reporting,
      'Cache-Control': 'no-cache',
    },
    // The names of these files contain a hash of their content.
    '/assets/': { ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/': { ...policy, 'Cache-Control': 'no-cache' },
  };
}

export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const rule = Object.keys(rules).find((beginning) => path.startsWith(beginning)) ?? '';
  return { ...commonHeaders, ...rules[rule] };
}
