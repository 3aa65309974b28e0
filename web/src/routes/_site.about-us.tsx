import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/about-us')({
  head: () => pageHead(text.about, text.aboutDescription, '/about-us'),
  component: AboutPage,
});
