import { createFileRoute } from '@tanstack/react-router';
import { MarksheetPage } from '#features/marksheets/marksheet-page.tsx';
import { pageHead } from '#lib/head.ts';

export const Route = createFileRoute('/_site/view-marksheet/certificate')({
  head: () => pageHead('Marksheet', 'A marksheet issued by the institute.'),
  component: MarksheetPage,
});
