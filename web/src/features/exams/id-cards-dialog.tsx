import { useListStudents } from '@institute/sdk/react';
import { useRef } from 'react';
import { httpUrl } from '../../lib/format.ts';
import { photoUrl } from '../../lib/photo-url.ts';
import { Box } from '../../ui/box.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { useSubmit } from '../../ui/form/use-form.ts';
import { useMounted } from '../../ui/hooks/use-mounted.ts';
import { loadImages } from '../../ui/print/load-images.ts';
import { PrintArea } from '../../ui/print/print-area.tsx';
import { PrintDialogActions } from '../../ui/print/print-dialog-actions.tsx';
import type { ExamDialogProps } from './exam-dialog-props.ts';
import { IdCard } from './id-card.tsx';

/** Prints ID cards of the students of an exam. Photos come from the student list; without it the boxes stay empty. */
export function IdCardsDialog({ exam: { course, students = [] }, onClose }: ExamDialogProps) {
  const control = useDialog({ isOpenAtFirst: true });
  const area = useRef<HTMLDivElement>(null);
  const isMounted = useMounted();
  const { data, isFetching } = useListStudents({ courseId: course?._id }, { enabled: course?._id !== undefined });
  const photos = new Map(data?.users.map((user) => [user._id, httpUrl(photoUrl(user))]));
  const { isPending, submit } = useSubmit(async () => {
    if (area.current) await loadImages(area.current);
    if (isMounted.current) window.print();
  });
  return (
    <Modal title="Print ID cards" control={control} onClose={onClose}>
      <p>{`${students.length} ${students.length === 1 ? 'card' : 'cards'}, ten on a sheet, with lines to cut along.`}</p>
      <Box as="p" textStyle="sm" color="fg.muted">
        {data || isFetching
          ? 'A card without a photo has an empty box for one.'
          : 'The photos could not be loaded, so the boxes for them are empty.'}
      </Box>
      <PrintDialogActions label="Print cards" pending={isPending || isFetching} onPrint={() => void submit()} onClose={control.close} />
      <PrintArea ref={area}>
        <Box display="grid" gridTemplateColumns="86mm 86mm" justifyContent="center">
          {students.map(({ _id, fullName, rollNo }, index) => (
            <IdCard key={`${_id}-${index}`} name={fullName || '-'} rollNo={rollNo} course={course?.title} photo={photos.get(_id)} />
          ))}
        </Box>
      </PrintArea>
    </Modal>
  );
}
