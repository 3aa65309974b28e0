import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '../features/certificates/certificate-page.tsx';
import { pageHead } from '../head.ts';

export const Route = createFileRoute('/_operator/franchise/view-result/certificate')({
  head: () => pageHead('Certificate', 'A document that was looked up.'),
  component: () => <CertificatePage title="Certificate" back={{ to: '/franchise/results', label: 'Back to the results' }} />,
});
