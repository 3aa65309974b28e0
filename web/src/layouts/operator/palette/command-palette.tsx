import type { Student } from '@institute/sdk';
import { useEffect, useState } from 'react';
import { StudentDetailsList } from '../../../features/students/student-details-list.tsx';
import { StudentTasks } from '../../../features/students/student-tasks.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import type { DialogControl } from '../../../ui/dialog/use-dialog.ts';
import { BackIcon } from '../../../ui/icons.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { type Task, useTasks } from './use-tasks.ts';

interface CommandPaletteProps {
  control: DialogControl;
  onClose: () => void;
}

/** Finds a student and shows the details and tasks, or starts any other task. */
export function CommandPalette({ control, onClose }: CommandPaletteProps) {
  const [student, setStudent] = useState<Student>();
  const [tasks] = useState(useTasks());
  // Selecting a student and going back replace the focused element.
  useEffect(() => control.dialog.current?.querySelector<HTMLElement>(student ? 'section a' : 'input')?.focus(), [control.dialog, student]);
  const handleTask = ({ run }: Task) => {
    // Closing gives the focus back, before the next page takes it.
    control.close();
    run();
  };
  return (
    <Modal title={student ? student.fullName || '-' : 'Search or start a task'} control={control} onClose={onClose}>
      {student ? (
        <>
          <StudentTasks student={student} onLeave={control.close} />
          <StudentDetailsList student={student} />
          <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setStudent(undefined)}>
            <BackIcon />
            Back to the search
          </Button>
        </>
      ) : (
        <PaletteSearch tasks={tasks} onTask={handleTask} onStudent={setStudent} />
      )}
    </Modal>
  );
}
