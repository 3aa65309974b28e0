/** The pages that a purchase may redirect to. */
export const paymentPages = {
  /** Empty means any https host. */
  hosts: parseHosts(__PAYMENT_HOSTS__),
  /** Without https on this computer: the payment page of the mocks, or that of a server in development. */
  allowLocal: __MOCKS__ || import.meta.env.DEV,
};

/** Parses a comma-separated list of hosts, each with an optional port. */
export function parseHosts(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
}
