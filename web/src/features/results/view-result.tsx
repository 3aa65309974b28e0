import type { FindResultInput, Result } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { CertificateIcon } from '../../ui/icons.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { useShowDocument } from '../documents/use-show-document.ts';

/** Fetches the certificate of a result and shows it inside the area. */
export function ViewResult({ result: { student, course } }: { result: Result }) {
  const { api } = useApi();
  const { pending, run } = useShowDocument((input: FindResultInput) => api.findResult(input), '/franchise/view-result/certificate');
  const view = () => {
    const rollNo = String(student?.rollNo ?? '').trim();
    if (!rollNo || !course?._id) return notices.error('Please fill all the required fields.');
    void run({ rollNo, courseId: course._id });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      justifySelf="start"
      pending={pending}
      aria-label={`View certificate of ${student?.fullName ?? 'nobody'}`}
      onClick={view}
    >
      {!pending && <CertificateIcon />}
      View
    </Button>
  );
}
