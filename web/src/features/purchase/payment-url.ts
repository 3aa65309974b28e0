/** Returns the URL if it is safe to redirect to, otherwise undefined. Empty `hosts` allows every host; one without a port, only the default port. */
export function parsePaymentUrl(
  value: unknown,
  { hosts, allowLocal }: { hosts: readonly string[]; allowLocal: boolean },
): string | undefined {
  if (typeof value !== 'string' || value.length > 2048 || /[\\\p{Cc}]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return undefined;
  const url = parse(value);
  if (!url || url.username || url.password) return undefined;
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !(allowLocal && isLocal)) return undefined;
  return hosts.length === 0 || hosts.includes(url.host) ? url.href : undefined;
}

function parse(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
