export const mainNavigation = [
  { label: 'Home', to: '/' },
  { label: 'Courses', to: '/courses' },
  { label: 'View Result', to: '/view-result' },
  { label: 'About Us', to: '/about-us' },
  { label: 'Contact Us', to: '/contact-us' },
] as const;

export const footerNavigation = [
  {
    heading: 'Institute',
    links: [
      { label: 'About Us', to: '/about-us' },
      { label: 'Franchise', to: '/franchise' },
      { label: 'Support', to: '/contact-us' },
    ],
  },
  {
    heading: 'Policies',
    links: [
      { label: 'Terms and Conditions', to: '/terms-condition' },
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Payment Policy', to: '/payment-policy' },
      { label: 'Refund Policy', to: '/refund-policy' },
    ],
  },
] as const;
