/** Everything that would change for another institute. */
export const brand = {
  name: 'Gyan Vikas Institute',
  promise: 'Computer skills that get you to work',
  email: 'help@gyanvikas.example.com',
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/gyanvikas' },
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.com/gyanvikas' },
    { network: 'whatsapp', label: 'WhatsApp', href: 'https://whatsapp.example.com/gyanvikas' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.com/gyanvikas' },
  ],
} as const;

/** Hosts to which a purchase may redirect; none: any https address. */
export const paymentHosts: readonly string[] = __PAYMENT_HOSTS__
  .split(',')
  .map((host) => host.trim().toLowerCase())
  .filter(Boolean);
