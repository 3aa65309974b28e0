/** Minimum viewport widths by breakpoint. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' };
