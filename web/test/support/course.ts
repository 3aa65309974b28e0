import { page } from 'vitest/browser';

/** A discounted course that the mocks' student has not bought. */
export const course = { id: 'c-tally', path: '/course-detail/c-tally' };

export const ownedCourse = { id: 'c-ccc', path: '/course-detail/c-ccc' };

// The page contains the price panel twice, for wide and narrow viewports, and one of them is hidden.
export const buyNow = page.getByRole('button', { name: 'Buy Now' }).first();
export const addToCart = page.getByRole('button', { name: 'Add to Cart' }).first();
