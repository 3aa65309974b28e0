import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { BrowserDataPage } from '#site/policies/browser-data-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/what-this-browser-keeps')({
  head: () => pageHead(text.browserData, text.browserDataDescription, '/what-this-browser-keeps'),
  component: BrowserDataPage,
});
