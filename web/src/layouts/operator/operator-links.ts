import { CertificateIcon, ExamIcon, GroupIcon, HomeIcon, PeopleIcon, ResultIcon, UploadIcon, WalletIcon } from '#ui/topic-icons.tsx';

/** The links of the sidebar. `pages` are the pages for which a link also counts as current, with those of their records. */
export const operatorLinks = [
  { label: 'Dashboard', to: '/franchise/dashboard', Icon: HomeIcon, pages: [] },
  {
    label: 'Student Management',
    to: '/franchise/student-management',
    Icon: PeopleIcon,
    pages: ['/franchise/students', '/franchise/create-student', '/franchise/import-students'],
  },
  { label: 'Exam Management', to: '/franchise/exams', Icon: ExamIcon, pages: ['/franchise/create-exam', '/franchise/exam/student-list'] },
  {
    label: 'Result Declare',
    to: '/franchise/results',
    Icon: ResultIcon,
    pages: ['/franchise/create-result', '/franchise/batch-results', '/franchise/view-result/certificate'],
  },
  {
    label: 'Marksheet',
    to: '/franchise/out-marksheet',
    Icon: CertificateIcon,
    pages: ['/franchise/create-marksheet', '/franchise/batch-marksheets'],
  },
  { label: 'Batch Management', to: '/franchise/batches', Icon: GroupIcon, pages: ['/franchise/create-batch'] },
  { label: 'Upload documents', to: '/franchise/document-update', Icon: UploadIcon, pages: [] },
  { label: 'Manage Wallet', to: '/franchise/wallet', Icon: WalletIcon, pages: ['/franchise/recharge-wallet'] },
] as const;
