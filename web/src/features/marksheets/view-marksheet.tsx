import type { FindMarksheetInput, Marksheet } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { useShowDocument } from '../documents/use-show-document.ts';

/** Fetches a marksheet and shows it on the page of looked-up marksheets. */
export function ViewMarksheet({ marksheet: { certificateNo, student, course } }: { marksheet: Marksheet }) {
  const { api } = useApi();
  const { pending, run } = useShowDocument((input: FindMarksheetInput) => api.findMarksheet(input), '/view-marksheet/certificate');
  const view = () => {
    if (!student?._id || !course?._id) return notices.error('Please fill all the required fields.');
    void run({ studentId: student._id, courseId: course._id });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      justifySelf="start"
      whiteSpace="nowrap"
      pending={pending}
      aria-label={`View marksheet ${certificateNo || 'without a number'}`}
      onClick={view}
    >
      View
    </Button>
  );
}
