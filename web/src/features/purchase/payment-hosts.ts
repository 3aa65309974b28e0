/** Hosts to which a purchase may redirect; none: any https address. */
export const paymentHosts: readonly string[] = __PAYMENT_HOSTS__
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
