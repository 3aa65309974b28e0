/** Hosts that a purchase may redirect to. Empty means any https host. */
export const paymentHosts: readonly string[] = parseHosts(__PAYMENT_HOSTS__);

/** Parses a comma-separated list of hosts, each with an optional port. */
export function parseHosts(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
}
