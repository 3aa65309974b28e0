import { areaOf } from '../../session/roles.ts';
import { useViewer } from '../../session/viewer.ts';
import { CertificatePage } from '../documents/document-page.tsx';

const toMarksheets = { to: '/franchise/out-marksheet', label: 'Back to the marksheets' } as const;

/** A looked-up marksheet. It stands outside the operator's area, and leads operators back into it. */
export function MarksheetPage() {
  const viewer = useViewer();
  const isOperator = viewer.status === 'ready' && areaOf(viewer.user.role) === 'operator';
  return <CertificatePage title="Marksheet" back={isOperator ? toMarksheets : undefined} />;
}
