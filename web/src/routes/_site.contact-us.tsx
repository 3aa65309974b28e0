import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { ContactPage } from '#site/enquiries/contact-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/contact-us')({
  head: () => pageHead(text.contactUs, text.contactUsDescription, '/contact-us'),
  component: ContactPage,
});
