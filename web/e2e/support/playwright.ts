/** For the scripts of the repository, among whose packages Playwright is not. */
export type { Browser, BrowserContext, BrowserType, Page } from '@playwright/test';
