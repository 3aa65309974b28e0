import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/enquiries/contact-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/contact-us')({
  head: () => pageHead('Contact Us', 'Ask us about a course, a batch or a certificate: by form, by phone or by email.', '/contact-us'),
  component: ContactPage,
});
