import { createFileRoute } from '@tanstack/react-router';
import { MarksheetPage } from '#features/marksheets/marksheet-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as titles from '#text/titles.ts';

export const Route = createFileRoute('/_site/view-marksheet/certificate')({
  head: () => pageHead(titles.marksheet, titles.marksheetDescription),
  component: MarksheetPage,
});
