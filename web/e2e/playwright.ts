/** For the scripts of the repository, among whose packages Playwright is not. */
export { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
