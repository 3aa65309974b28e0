import type { FindResultInput, Result } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CertificateIcon } from '../../ui/topic-icons.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';

/** Fetches the certificate of a result and shows it inside the operator's layout. */
export function ViewResultButton({ result: { student, course } }: { result: Result }) {
  const { api } = useApi();
  const { isPending, openDocument } = useOpenDocument(
    (input: FindResultInput) => api.findResult(input),
    '/franchise/view-result/certificate',
  );
  const handleClick = () => {
    const rollNo = String(student?.rollNo ?? '').trim();
    if (!rollNo || !course?._id) return toasts.error('Please fill all the required fields.');
    openDocument({ rollNo, courseId: course._id });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      justifySelf="start"
      pending={isPending}
      aria-label={`View certificate of ${student?.fullName ?? 'a deleted student'}`}
      onClick={handleClick}
    >
      {!isPending && <CertificateIcon />}
      View
    </Button>
  );
}
