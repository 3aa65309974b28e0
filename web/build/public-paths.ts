/** The pages of the sitemap, all of them prerendered. Crawlers reach the courses from /courses. */
export const publicPaths = [
  '/',
  '/courses',
  '/compare-courses',
  '/view-result',
  '/check-certificates',
  '/about-us',
  '/contact-us',
  '/franchise',
  '/login',
  '/register',
  '/forget-password',
  '/terms-condition',
  '/privacy-policy',
  '/what-this-browser-keeps',
  '/payment-policy',
  '/refund-policy',
] as const;
