import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { StudentDetailsList } from '#features/students/student-details-dialog.tsx';
import { StudentTasks } from '#features/students/student-tasks.tsx';
import { useLogout } from '#session/use-session.ts';
import { toggleColorMode } from '#theme/color-mode.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { type Option, OptionSearch } from '#ui/combobox/option-search.tsx';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { ArrowIcon, BackIcon, MoonIcon, PlusIcon, SunIcon } from '#ui/icons.tsx';
import { GroupIcon, PeopleIcon, UploadIcon } from '#ui/topic-icons.tsx';
import { operatorLinks } from '../operator-links.ts';

interface CommandPaletteProps {
  onClose: () => void;
}

/** Finds a student and shows the details and tasks, or starts any other task. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const [student, setStudent] = useState<Student>();
  const [tasks] = useState(useTasks());
  // Selecting a student and going back replace the focused element.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector<HTMLElement>(student ? 'section a' : 'input')?.focus(), [student]);
  const handleTask = ({ run }: Task) => {
    onClose();
    run();
  };
  return (
    <Modal title={student ? student.fullName || '-' : 'Search or start a task'} onClose={onClose}>
      <Box ref={content} display="grid" gap="5">
        {student ? (
          <>
            <StudentTasks student={student} onLeave={onClose} />
            <StudentDetailsList student={student} />
            <Button variant="ghost" size="sm" justifySelf="start" onClick={() => setStudent(undefined)}>
              <BackIcon />
              Back to the search
            </Button>
          </>
        ) : (
          <PaletteSearch tasks={tasks} onTask={handleTask} onStudent={setStudent} />
        )}
      </Box>
    </Modal>
  );
}

interface PaletteSearchProps {
  tasks: readonly Task[];
  onTask: (task: Task) => void;
  onStudent: (student: Student) => void;
}

const noStudents: readonly Student[] = [];

export function PaletteSearch({ tasks, onTask, onStudent }: PaletteSearchProps) {
  const { data, isFetched } = useListStudents();
  // The tasks render first: thousands of students take longer.
  const loaded = data?.users ?? noStudents;
  const students = useDeferredValue(loaded, noStudents);
  const options = useMemo(() => paletteOptions(tasks, students), [tasks, students]);
  return (
    // The dialog focuses the first field of a form.
    <Form onSubmit={(event: FormEvent) => event.preventDefault()}>
      <OptionSearch
        label="Student or task"
        hint={getHint(data !== undefined, isFetched)}
        listLabel="Students and tasks"
        options={options}
        isLoading={!isFetched || students !== loaded}
        onSelect={(option) => ('task' in option ? onTask(option.task) : onStudent(option.student))}
      />
    </Form>
  );
}

function getHint(isLoaded: boolean, isFetched: boolean): string {
  if (isLoaded) return 'A student by name, phone or Student Id, or what you want to do';
  return isFetched ? 'The students could not be loaded.' : 'Loading students…';
}

const Form = chakra(
  'form',
  recipe({
    base: {
      // The dialog keeps its height while the list gets shorter.
      minHeight: 'min(560px, calc(100dvh - 160px))',
      '& [role=listbox]': { maxHeight: 'min(400px, calc(100dvh - 320px))' },
    },
  }),
);

type PaletteOption = Option & ({ task: Task } | { student: Student });

/** The options of the palette: tasks first, because they are few. */
export function paletteOptions(tasks: readonly Task[], students: readonly Student[]): PaletteOption[] {
  return [...tasks.map(taskOption), ...students.map(studentOption)];
}

function taskOption(task: Task): PaletteOption {
  // No id of a student begins like this.
  return { value: `task: ${task.label}`, label: task.label, Icon: task.Icon, task };
}

function studentOption(student: Student): PaletteOption {
  const { _id, fullName, rollNo = '', phone = '' } = student;
  return {
    value: _id,
    label: fullName || '-',
    detail: [rollNo, phone].filter(Boolean).join(', '),
    searchText: `${fullName} ${rollNo}\n${phone}`,
    Icon: PeopleIcon,
    student,
  };
}

export interface Task {
  label: string;
  Icon: () => ReactNode;
  run: () => void;
}

/** All tasks. The palette opens on demand only, so the color mode may be read from the page. */
export function useTasks(): Task[] {
  const navigate = useNavigate();
  const logout = useLogout();
  const isDark = document.documentElement.classList.contains('dark');
  return [
    ...pageTasks.map(({ label, Icon, to }) => ({ label, Icon, run: () => void navigate({ to }) })),
    { label: isDark ? 'Light mode' : 'Dark mode', Icon: isDark ? SunIcon : MoonIcon, run: toggleColorMode },
    { label: 'Logout', Icon: ArrowIcon, run: () => void logout() },
  ];
}

export interface PageTask {
  label: string;
  to: NonNullable<LinkProps['to']>;
  Icon: () => ReactNode;
}

/** The pages that the palette opens: the forms, which are opened most often, and then those of the sidebar. */
export const pageTasks: readonly PageTask[] = [
  { label: 'Create Student', to: '/franchise/create-student', Icon: PlusIcon },
  { label: 'Create Result', to: '/franchise/create-result', Icon: PlusIcon },
  { label: 'Create Marksheet', to: '/franchise/create-marksheet', Icon: PlusIcon },
  { label: 'Create Exam', to: '/franchise/create-exam', Icon: PlusIcon },
  { label: 'Create Batch', to: '/franchise/create-batch', Icon: PlusIcon },
  { label: 'Results for a batch', to: '/franchise/batch-results', Icon: GroupIcon },
  { label: 'Marksheets for a batch', to: '/franchise/batch-marksheets', Icon: GroupIcon },
  { label: 'Import Students', to: '/franchise/import-students', Icon: UploadIcon },
  { label: 'Recharge Wallet', to: '/franchise/recharge-wallet', Icon: PlusIcon },
  ...operatorLinks.map(({ label, to, Icon }) => ({ label, to, Icon })),
  { label: 'Profile', to: '/franchise/profile', Icon: PeopleIcon },
];
