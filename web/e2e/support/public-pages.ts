/** Every page that anybody may find. */
export const publicPages = [
  ...['/', '/courses', '/course-detail/c-tally', '/view-result', '/about-us', '/contact-us', '/franchise'],
  ...['/login', '/register', '/forget-password', '/terms-condition', '/privacy-policy', '/payment-policy', '/refund-policy'],
] as const;

/** Pages that belong to a person, to a moment or to nobody. */
export const privatePages = [
  ...['/verification', '/view-result/certificate', '/view-result/anybody', '/view-marksheet/certificate'],
  ...['/user/profile', '/franchise/profile', '/no-such-page'],
] as const;
