import type { Result } from '@institute/sdk';
import { RowButton } from '../../ui/data-table/columns.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CertificateIcon } from '../../ui/topic-icons.tsx';
import { useOpenCertificate } from '../documents/use-open-certificate.ts';

/** Fetches the certificate of a result and shows it inside the operator's layout. If there is none yet, the server says so. */
export function ViewResultButton({ result: { student, course } }: { result: Result }) {
  const { isPending, openDocument } = useOpenCertificate({ path: '/franchise/view-result/certificate' });
  const handleClick = () => {
    const rollNo = String(student?.rollNo ?? '').trim();
    if (!rollNo || !course?._id) return toasts.error('Please fill all the required fields.');
    openDocument({ rollNo, courseId: course._id });
  };
  return (
    <RowButton
      icon={<CertificateIcon />}
      label="View"
      name={`View certificate of ${student?.fullName ?? 'a deleted student'}`}
      pending={isPending}
      onClick={handleClick}
    />
  );
}
