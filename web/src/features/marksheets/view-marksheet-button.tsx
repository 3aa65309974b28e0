import type { FindMarksheetInput, Marksheet } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { RowButton } from '../../ui/data-table/columns.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { CertificateIcon } from '../../ui/topic-icons.tsx';
import { useOpenDocument } from '../documents/use-open-document.ts';

/** Fetches a marksheet and shows it on the marksheet page. */
export function ViewMarksheetButton({ marksheet: { certificateNo, student, course } }: { marksheet: Marksheet }) {
  const { api } = useApi();
  const { isPending, openDocument } = useOpenDocument({
    fetchDocument: (input: FindMarksheetInput) => api.findMarksheet(input),
    path: '/view-marksheet/certificate',
  });
  const handleClick = () => {
    if (!student?._id || !course?._id) return toasts.error('Please fill all the required fields.');
    openDocument({ studentId: student._id, courseId: course._id });
  };
  return (
    <RowButton
      icon={<CertificateIcon />}
      label="View"
      name={`View marksheet ${certificateNo || 'without a number'}`}
      pending={isPending}
      onClick={handleClick}
    />
  );
}
