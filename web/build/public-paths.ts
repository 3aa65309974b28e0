/** The pages that search engines may list; courses are reached from /courses. */
export const publicPaths = [
  '/',
  '/courses',
  '/view-result',
  '/about-us',
  '/contact-us',
  '/franchise',
  '/login',
  '/register',
  '/forget-password',
  '/terms-condition',
  '/privacy-policy',
  '/payment-policy',
  '/refund-policy',
] as const;
