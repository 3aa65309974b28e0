import type { Student } from '@institute/sdk';
import type { Option } from '../../../ui/combobox/option.ts';
import { PeopleIcon } from '../../../ui/topic-icons.tsx';
import type { Task } from './use-tasks.ts';

/** No id of a student begins like this. */
const taskPrefix = 'task: ';

/** The options of the palette: tasks first, because they are few. */
export function paletteOptions(tasks: readonly Pick<Task, 'label' | 'Icon'>[], students: readonly Student[]): Option[] {
  return [
    ...tasks.map(({ label, Icon }) => ({ value: taskPrefix + label, label, Icon })),
    ...students.map((student) => new StudentOption(student)),
  ];
}

/** The label of the task of an option; undefined for a student. */
export function getTaskLabel({ value }: Option): string | undefined {
  return value.startsWith(taskPrefix) ? value.slice(taskPrefix.length) : undefined;
}

/** An option makes its texts when they are asked for, because those of 100,000 students take 100 ms. */
class StudentOption implements Option {
  readonly #student: Student;

  constructor(student: Student) {
    this.#student = student;
  }

  get value() {
    return this.#student._id;
  }

  get label() {
    return this.#student.fullName || '-';
  }

  get detail() {
    const { rollNo, phone } = this.#student;
    return [rollNo, phone].filter(Boolean).join(', ');
  }

  get searchText() {
    const { fullName, rollNo = '', phone = '' } = this.#student;
    return `${fullName} ${rollNo}\n${phone}`;
  }

  get Icon() {
    return PeopleIcon;
  }
}
