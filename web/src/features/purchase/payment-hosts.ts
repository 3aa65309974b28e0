/** Hosts that a purchase may redirect to. Empty means any https host. */
export const paymentHosts: readonly string[] = __PAYMENT_HOSTS__
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
