import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlusIcon } from '../../../ui/icons.tsx';
import { GroupIcon, PeopleIcon, UploadIcon } from '../../../ui/topic-icons.tsx';
import { operatorLinks } from '../operator-links.ts';

/** A page that the palette opens. */
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
