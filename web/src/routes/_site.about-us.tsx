import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { AboutPage } from '#site/about/about-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/about-us')({
  head: () => pageHead(text.about, text.aboutDescription, '/about-us'),
  component: AboutPage,
});
