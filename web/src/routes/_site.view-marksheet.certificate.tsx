import { createFileRoute } from '@tanstack/react-router';
import { MarksheetPage } from '#features/marksheets/marksheet-page.tsx';
import { pageHead } from '#lib/head.ts';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/view-marksheet/certificate')({
  head: () => pageHead(text.marksheet, text.marksheetDescription),
  component: MarksheetPage,
});
