/** The site's navigation. An entry stands here from the moment its page exists. */
export const mainNavigation = [
  { label: 'Home', to: '/' },
  { label: 'Courses', to: '/courses' },
] as const;

export const footerNavigation = [{ label: 'Courses', to: '/courses' }] as const;
