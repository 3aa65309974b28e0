import * as text from '#text/brand.ts';

/** Everything that is specific to this institute, except the texts of the policies. Its phrases are in `#text/brand.ts`. */
export const brand = {
  name: 'Gyan Vikas Institute',
  shortName: 'Gyan Vikas',
  promise: text.promise,
  /** Origin of the site, for canonical URLs, the sitemap and shared links. */
  url: 'https://www.gyanvikas.example.com',
  email: 'help@gyanvikas.example.com',
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  address: ['Gyan Vikas Institute', text.street, text.state],
  hours: text.hours,
  /** The contact for complaints, refunds and personal data, which Indian law requires. */
  grievanceOfficer: { name: text.grievanceOfficer, email: 'grievance@gyanvikas.example.com' },
  /** The payment account for operators: the UPI id, a placeholder that no payment app accepts, and the name that the app shows. */
  payTo: { upi: 'gyanvikas@example', name: 'Gyan Vikas Institute' },
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/gyanvikas' },
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.com/gyanvikas' },
    { network: 'whatsapp', label: 'WhatsApp', href: 'https://whatsapp.example.com/gyanvikas' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.com/gyanvikas' },
  ],
} as const;
