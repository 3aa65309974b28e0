import * as common from '#text/common.ts';
import * as text from '#text/site.ts';

export const mainNavigation = [
  { label: text.home, to: '/' },
  { label: text.courses, to: '/courses' },
  { label: text.viewResult, to: '/view-result' },
  { label: text.aboutUs, to: '/about-us' },
  { label: text.contactUs, to: '/contact-us' },
] as const;

export const footerNavigation = [
  {
    heading: text.institute,
    links: [
      { label: text.aboutUs, to: '/about-us' },
      { label: common.franchise, to: '/franchise' },
      { label: text.support, to: '/contact-us' },
    ],
  },
  {
    heading: text.policies,
    links: [
      { label: text.terms, to: '/terms-condition' },
      { label: text.privacyPolicy, to: '/privacy-policy' },
      { label: text.paymentPolicy, to: '/payment-policy' },
      { label: text.refundPolicy, to: '/refund-policy' },
    ],
  },
] as const;
