import { createFileRoute } from '@tanstack/react-router';
import { MarksheetsPage } from '#operator/marksheets/marksheets-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/out-marksheet')({
  ...listRoute({
    title: text.marksheetList,
    description: text.marksheetsDescription,
    loader: ({ prefetch, queries, session }) => {
      const userId = session.get()?.user._id;
      return userId === undefined ? undefined : prefetch(queries.listMarksheets({ userId }));
    },
  }),
  component: MarksheetsPage,
});
