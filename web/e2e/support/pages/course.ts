import type { Locator, Page } from '@playwright/test';

/** A discounted course that the mocks' student has not bought. */
export const course = { id: 'c-tally', path: '/course-detail/c-tally' };

// The page contains the price panel twice, for wide and narrow viewports.
const visibleButton = (page: Page, name: string): Locator => page.getByRole('button', { name }).locator('visible=true').first();

export const buyNow = (page: Page): Locator => visibleButton(page, 'Buy Now');
export const addToCart = (page: Page): Locator => visibleButton(page, 'Add to Cart');
