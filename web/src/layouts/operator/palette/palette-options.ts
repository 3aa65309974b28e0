import type { Student } from '@institute/sdk';
import type { Option } from '../../../ui/combobox/option.ts';
import { PeopleIcon } from '../../../ui/topic-icons.tsx';
import type { Task } from './use-tasks.ts';

/** No id of a student begins like this. */
const taskPrefix = 'task: ';

/** The options of the palette: tasks first, because they are few. */
export function paletteOptions(tasks: readonly Pick<Task, 'label' | 'Icon'>[], students: readonly Student[]): Option[] {
  return [...tasks.map(({ label, Icon }) => ({ value: taskPrefix + label, label, Icon })), ...students.map(toOption)];
}

/** The label of the task of an option; undefined for a student. */
export function getTaskLabel({ value }: Option): string | undefined {
  return value.startsWith(taskPrefix) ? value.slice(taskPrefix.length) : undefined;
}

function toOption({ _id, fullName, rollNo = '', phone = '' }: Student): Option {
  return {
    value: _id,
    label: fullName || '-',
    detail: [rollNo, phone].filter(Boolean).join(', '),
    searchText: `${fullName} ${rollNo}\n${phone}`,
    Icon: PeopleIcon,
  };
}
