import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#lib/head.ts';
import { MarksheetPage } from '#operator/marksheets/marksheet-page.tsx';
import * as text from '#text/heads.ts';

export const Route = createFileRoute('/_site/view-marksheet/certificate')({
  head: () => pageHead(text.marksheet, text.marksheetDescription),
  component: MarksheetPage,
});
