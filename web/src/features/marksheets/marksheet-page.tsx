import { DocumentPage } from '#centre/documents/document-page.tsx';
import { getArea } from '#session/roles.ts';
import { useViewer } from '#session/use-session.ts';

const marksheetList = { to: '/franchise/out-marksheet', label: 'Back to marksheets' } as const;

export function MarksheetPage() {
  const viewer = useViewer();
  const isOperator = viewer.status === 'success' && getArea(viewer.user.role) === 'operator';
  return <DocumentPage title="Marksheet" back={isOperator ? marksheetList : undefined} />;
}
