import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import { CertificateIcon, ExamIcon, GroupIcon, HomeIcon, PeopleIcon, ResultIcon, UploadIcon, WalletIcon } from '#ui/topic-icons.tsx';

/** The links of the sidebar. A link also counts as current on its `pages` and on the pages of their records. */
export const operatorLinks = [
  { label: heads.dashboard, to: '/franchise/dashboard', Icon: HomeIcon, pages: [] },
  {
    label: text.studentManagement,
    to: '/franchise/student-management',
    Icon: PeopleIcon,
    pages: ['/franchise/students', '/franchise/create-student', '/franchise/import-students'],
  },
  { label: text.examManagement, to: '/franchise/exams', Icon: ExamIcon, pages: ['/franchise/create-exam', '/franchise/exam/student-list'] },
  {
    label: text.resultDeclare,
    to: '/franchise/results',
    Icon: ResultIcon,
    pages: ['/franchise/create-result', '/franchise/batch-results', '/franchise/result-summary', '/franchise/view-result/certificate'],
  },
  {
    label: text.marksheet,
    to: '/franchise/out-marksheet',
    Icon: CertificateIcon,
    pages: ['/franchise/create-marksheet', '/franchise/batch-marksheets'],
  },
  { label: text.batchManagement, to: '/franchise/batches', Icon: GroupIcon, pages: ['/franchise/create-batch'] },
  { label: text.uploadDocuments, to: '/franchise/document-update', Icon: UploadIcon, pages: [] },
  { label: text.manageWallet, to: '/franchise/wallet', Icon: WalletIcon, pages: ['/franchise/recharge-wallet'] },
] as const;
