import { useState } from 'react';
import { Box } from '../../ui/box.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PrintArea } from '../../ui/print/print-area.tsx';
import { PrintDialogActions } from '../../ui/print/print-dialog-actions.tsx';
import { AttendanceList } from './attendance-list.tsx';
import type { ExamDialogProps } from './exam-dialog-props.ts';
import { assignSeats } from './seats.ts';
import { useBatchTitle } from './use-batch-title.ts';

/** Prints the attendance list of an exam, by which the seats are given. */
export function AttendanceDialog({ exam, onClose }: ExamDialogProps) {
  const control = useDialog({ isOpenAtFirst: true });
  const [isByRollNo, setByRollNo] = useState(false);
  const getBatchTitle = useBatchTitle();
  const seats = assignSeats(exam.students ?? [], isByRollNo ? 'rollNo' : 'list');
  return (
    <Modal title="Print attendance list" control={control} onClose={onClose}>
      <SelectField
        label="Order of the seats"
        placeholder="As in the exam"
        options={[{ value: 'rollNo', label: 'By roll no' }]}
        onChange={({ target }) => setByRollNo(target.value === 'rollNo')}
      />
      <Box as="p" textStyle="sm" color="fg.muted">
        Seats are numbered from 1 in this order, with room for each signature.
      </Box>
      <PrintDialogActions label="Print list" onPrint={() => window.print()} onClose={control.close} />
      <PrintArea>
        <AttendanceList exam={exam} batchTitle={getBatchTitle(exam.batch)} seats={seats} />
      </PrintArea>
    </Modal>
  );
}
