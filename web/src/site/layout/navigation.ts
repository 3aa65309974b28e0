import * as heads from '#text/heads.ts';
import * as text from '#text/site.ts';

export const mainNavigation = [
  { label: text.home, to: '/' },
  { label: heads.courses, to: '/courses' },
  { label: heads.viewResult, to: '/view-result' },
  { label: heads.about, to: '/about-us' },
  { label: heads.contactUs, to: '/contact-us' },
] as const;

export const footerNavigation = [
  {
    heading: text.institute,
    links: [
      { label: heads.about, to: '/about-us' },
      { label: heads.franchise, to: '/franchise' },
      { label: text.support, to: '/contact-us' },
    ],
  },
  {
    heading: text.policies,
    links: [
      { label: heads.terms, to: '/terms-condition' },
      { label: heads.privacyPolicy, to: '/privacy-policy' },
      { label: heads.paymentPolicy, to: '/payment-policy' },
      { label: heads.refundPolicy, to: '/refund-policy' },
    ],
  },
] as const;
