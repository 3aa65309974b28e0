import { DocumentPage } from '#documents/document-page.tsx';
import { getArea } from '#session/roles.ts';
import { useViewer } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';

const marksheetList = { to: '/franchise/out-marksheet', label: text.backToMarksheets } as const;

export function MarksheetPage() {
  const viewer = useViewer();
  const isOperator = viewer.status === 'success' && getArea(viewer.user.role) === 'operator';
  return <DocumentPage title={heads.marksheet} back={isOperator ? marksheetList : undefined} />;
}
