import type { Locator, Page } from '@playwright/test';

/** A course with a discount that the mocks' student does not have. */
export const course = { id: 'c-tally', path: '/course-detail/c-tally' };

// The price panel is in the page twice, one for each width.
const visibleButton = (page: Page, name: string): Locator => page.getByRole('button', { name }).locator('visible=true').first();

export const buyNow = (page: Page): Locator => visibleButton(page, 'Buy Now');
export const addToCart = (page: Page): Locator => visibleButton(page, 'Add to Cart');
