import { Box } from '@chakra-ui/react/box';
import type { Batch, Course, Exam, Student } from '@institute/sdk';
import { useListBatches, useListCourses, useListExams, useListStudents } from '@institute/sdk/react';
import { type LinkProps, linkOptions, type NavigateOptions, useNavigate } from '@tanstack/react-router';
import { type ComponentType, type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { dashDate } from '#lib/dates.ts';
import { initials } from '#lib/format.ts';
import { useLogout } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import { toggleColorMode } from '#theme/color-mode.ts';
import { Modal } from '#ui/dialog/dialogs.tsx';
import { ArrowIcon, MoonIcon, PlusIcon, SunIcon } from '#ui/icons.tsx';
import { CertificateIcon, DeviceIcon, ExamIcon, GroupIcon, PeopleIcon, ResultIcon, UploadIcon } from '#ui/topic-icons.tsx';
import { type Option, OptionSearch } from '../../combobox/option-search.tsx';
import { operatorLinks } from '../operator-links.ts';

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [tasks] = useState(useTasks());
  const navigate = useNavigate();
  const handleSelect = (option: PaletteOption) => {
    onClose();
    if ('task' in option) option.task.run();
    else void navigate(option.link);
  };
  return (
    <Modal title={text.searchOrStartTask} onClose={onClose}>
      <PaletteSearch tasks={tasks} onSelect={handleSelect} />
    </Modal>
  );
}

interface PaletteSearchProps {
  tasks: readonly Task[];
  onSelect: (option: PaletteOption) => void;
}

const noStudents: readonly Student[] = [];

const quiet = { meta: { quiet: true } };

export function PaletteSearch({ tasks, onSelect }: PaletteSearchProps) {
  const { data, isFetched } = useListStudents();
  const batches = useListBatches({}, quiet).data?.batches;
  const exams = useListExams({}, quiet).data?.hallTickets;
  const courses = useListCourses({}, quiet).data?.courses;
  // The tasks render first: thousands of students take longer.
  const loaded = data?.users ?? noStudents;
  const students = useDeferredValue(loaded, noStudents);
  const options = useMemo(() => paletteOptions({ tasks, batches, exams, courses, students }), [tasks, batches, exams, courses, students]);
  return (
    // A form, because the dialog focuses the first field of a form.
    <Box as="form" css={formStyles} onSubmit={(event: FormEvent) => event.preventDefault()}>
      <OptionSearch
        label={text.recordOrTask}
        hint={data ? text.searchHint : isFetched ? text.studentsNotLoaded : common.loadingStudents}
        listLabel={text.recordsAndTasks}
        options={options}
        isPending={!isFetched || students !== loaded}
        onSelect={onSelect}
      />
    </Box>
  );
}

const formStyles = {
  // The dialog keeps its height while the list gets shorter.
  minHeight: 'min(560px, calc(100dvh - 160px))',
  '& [role=listbox]': { maxHeight: 'min(400px, calc(100dvh - 320px))' },
};

type PaletteOption = Option & ({ task: Task } | { link: NavigateOptions });

interface PaletteRecords {
  tasks: readonly Task[];
  batches?: readonly Batch[] | undefined;
  exams?: readonly Exam[] | undefined;
  courses?: readonly Pick<Course, '_id' | 'title'>[] | undefined;
  students: readonly Student[];
}

/** The students come last, because they are many. A course opens the list of its students. */
export function paletteOptions({ tasks, batches = [], exams = [], courses = [], students }: PaletteRecords): PaletteOption[] {
  return [
    ...tasks.map((task) => {
      const { label, name, Icon } = task;
      // No id of a student begins with this prefix.
      return { value: `task: ${label}`, group: text.tasks, label, searchText: `${label} ${name}`, Icon, task };
    }),
    ...batches.map(({ _id, title, time = '' }) => ({
      value: `batch: ${_id}`,
      group: text.batches,
      label: title || '-',
      detail: time,
      searchText: text.batchSearchText(title),
      Icon: GroupIcon,
      link: linkOptions({ to: '/franchise/batches/$id', params: { id: _id } }),
    })),
    ...exams.map(({ _id, title, date }) => ({
      value: `exam: ${_id}`,
      group: common.exams,
      label: title || '-',
      detail: dashDate(date),
      searchText: text.examSearchText(title),
      Icon: ExamIcon,
      link: linkOptions({ to: '/franchise/exam/student-list', state: { exam: _id } }),
    })),
    ...courses.map(({ _id, title }) => ({
      value: `course: ${_id}`,
      group: text.studentsOfCourse,
      label: title || '-',
      searchText: `${title} ${initials(title)}`,
      Icon: PeopleIcon,
      link: linkOptions({ to: '/franchise/student-management', search: { course: _id } }),
    })),
    ...students.map(({ _id, fullName, rollNo = '', phone = '' }) => ({
      value: _id,
      group: common.students,
      label: fullName || '-',
      detail: [rollNo, phone].filter(Boolean).join(', '),
      searchText: `${fullName} ${rollNo}\n${phone}`,
      Icon: PeopleIcon,
      link: linkOptions({ to: '/franchise/students/$id', params: { id: _id } }),
    })),
  ];
}

interface Task {
  label: string;
  /** English words that find the task, too, because readers of Hindi often type Latin letters. */
  name: string;
  Icon: ComponentType;
  run: () => void;
}

/** The palette opens on demand only, so the color mode may be read from the page. */
function useTasks(): Task[] {
  const navigate = useNavigate();
  const logout = useLogout();
  const isDark = document.documentElement.classList.contains('dark');
  return [
    ...pageTasks.map(({ label, Icon, to }) => ({ label, name: getPageName(to), Icon, run: () => void navigate({ to }) })),
    isDark
      ? { label: text.lightMode, name: 'light mode', Icon: SunIcon, run: toggleColorMode }
      : { label: text.darkMode, name: 'dark mode', Icon: MoonIcon, run: toggleColorMode },
    { label: common.logout, name: 'logout', Icon: ArrowIcon, run: () => void logout() },
  ];
}

/** The end of a page's path, which says its purpose in English: 'create-batch', and words of the tasks that are done there. */
export function getPageName(path: string): string {
  return [path.slice(path.lastIndexOf('/') + 1), taskWords[path]].filter(Boolean).join(' ');
}

const taskWords: Partial<Record<string, string>> = {
  '/franchise/student-management': text.wordsOfStudents,
  '/franchise/exams': text.wordsOfExams,
  '/franchise/results': text.wordsOfResults,
  '/franchise/batches': text.wordsOfBatches,
  '/franchise/document-update': text.wordsOfDocuments,
  '/franchise/wallet': text.wordsOfWallet,
};

/** The pages that the palette opens: the forms, which are opened most often, the pages of the sidebar, and the tools of the website. */
export const pageTasks: readonly (Pick<Task, 'label' | 'Icon'> & { to: NonNullable<LinkProps['to']> })[] = [
  { label: heads.createStudent, to: '/franchise/create-student', Icon: PlusIcon },
  { label: heads.createResult, to: '/franchise/create-result', Icon: PlusIcon },
  { label: heads.createMarksheet, to: '/franchise/create-marksheet', Icon: PlusIcon },
  { label: heads.createExam, to: '/franchise/create-exam', Icon: PlusIcon },
  { label: heads.createBatch, to: '/franchise/create-batch', Icon: PlusIcon },
  { label: heads.resultsForBatch, to: '/franchise/batch-results', Icon: GroupIcon },
  { label: heads.marksheetsForBatch, to: '/franchise/batch-marksheets', Icon: GroupIcon },
  { label: heads.resultsAtGlance, to: '/franchise/result-summary', Icon: ResultIcon },
  { label: heads.importStudents, to: '/franchise/import-students', Icon: UploadIcon },
  { label: heads.rechargeWallet, to: '/franchise/recharge-wallet', Icon: PlusIcon },
  ...operatorLinks.map(({ label, to, Icon }) => ({ label, to, Icon })),
  { label: common.profile, to: '/franchise/profile', Icon: PeopleIcon },
  { label: heads.checkCertificates, to: '/check-certificates', Icon: CertificateIcon },
  { label: heads.compareCourses, to: '/compare-courses', Icon: GroupIcon },
  { label: heads.browserData, to: '/what-this-browser-keeps', Icon: DeviceIcon },
];
