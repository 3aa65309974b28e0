/** Everything that would change for another institute: with the texts of the policies, this makes the site yours. */
export const brand = {
  name: 'Gyan Vikas Institute',
  shortName: 'Gyan Vikas',
  promise: 'Computer skills that get you to work',
  /** Where the site is reached, without a slash at the end: canonical addresses, sitemap and shared links begin with it. */
  url: 'https://www.gyanvikas.example.com',
  email: 'help@gyanvikas.example.com',
  phone: { label: '+91 00000 00000', href: 'tel:+910000000000' },
  address: ['Gyan Vikas Institute', 'Station Road, Patna', 'Bihar 000000, India'],
  hours: 'Monday to Saturday, 9 AM to 6 PM',
  /** Whom the law wants to be named: for complaints, refunds and questions about personal data. */
  grievanceOfficer: { name: 'The Grievance Officer', email: 'grievance@gyanvikas.example.com' },
  /** What operators pay to: a picture to scan, and the same in words. These stand in for the institute's own; no payment app takes them. */
  payTo: { qr: '/pay-qr.svg', upi: 'gyanvikas@example' },
  social: [
    { network: 'facebook', label: 'Facebook', href: 'https://facebook.example.com/gyanvikas' },
    { network: 'instagram', label: 'Instagram', href: 'https://instagram.example.com/gyanvikas' },
    { network: 'whatsapp', label: 'WhatsApp', href: 'https://whatsapp.example.com/gyanvikas' },
    { network: 'youtube', label: 'YouTube', href: 'https://youtube.example.com/gyanvikas' },
  ],
} as const;
