/** These types are for scripts outside of this package, which cannot resolve Playwright. */
export type { Browser, BrowserType, Page } from '@playwright/test';
