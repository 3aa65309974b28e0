import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/about-us')({
  head: () => pageHead('About Us', 'Who we are, how we teach, and how anyone can check our certificates.', '/about-us'),
  component: AboutPage,
});
