import type { FindMarksheetInput, Marksheet } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import type { DocumentItem } from '../documents/document-run.ts';
import { PrintDocumentsButton } from '../documents/print-documents-button.tsx';

interface PrintMarksheetsButtonProps {
  marksheets: readonly Marksheet[];
  isSelection?: boolean;
}

/** Prints these marksheets. */
export function PrintMarksheetsButton({ marksheets, isSelection = false }: PrintMarksheetsButtonProps) {
  const { api } = useApi();
  return (
    <PrintDocumentsButton noun={marksheet} items={marksheets.map(toItem)} isSelection={isSelection} fetchDocument={api.findMarksheet} />
  );
}

const marksheet = { one: 'marksheet', many: 'marksheets' };

function toItem({ certificateNo, student, course }: Marksheet): DocumentItem<FindMarksheetInput> {
  return {
    label: [student?.fullName || 'A deleted student', certificateNo].filter(Boolean).join(', '),
    input: student?._id && course?._id ? { studentId: student._id, courseId: course._id } : undefined,
  };
}
