import type { FindResultInput, Result } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import type { DocumentItem } from '../documents/document-run.ts';
import { PrintDocumentsButton } from '../documents/print-documents-button.tsx';

interface PrintCertificatesButtonProps {
  results: readonly Result[];
  isSelection?: boolean;
}

/** Prints the certificates of the declared results among these. */
export function PrintCertificatesButton({ results, isSelection = false }: PrintCertificatesButtonProps) {
  const { api } = useApi();
  const items = results.filter(({ isActive }) => isActive).map(toItem);
  return <PrintDocumentsButton noun={certificate} items={items} isSelection={isSelection} fetchDocument={api.findResult} />;
}

const certificate = { one: 'certificate', many: 'certificates' };

function toItem({ student, course }: Result): DocumentItem<FindResultInput> {
  const rollNo = String(student?.rollNo ?? '').trim();
  return {
    label: [student?.fullName || 'A deleted student', course?.title].filter(Boolean).join(', '),
    input: rollNo && course?._id ? { rollNo, courseId: course._id } : undefined,
  };
}
