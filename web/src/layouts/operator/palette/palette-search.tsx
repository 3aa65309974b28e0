import { chakra } from '@chakra-ui/react/styled-system';
import type { Student } from '@institute/sdk';
import { useListStudents } from '@institute/sdk/react';
import { type FormEvent, useDeferredValue, useMemo, useRef } from 'react';
import { recipe } from '../../../theme/system.ts';
import type { Option } from '../../../ui/combobox/option.ts';
import { OptionSearch } from '../../../ui/combobox/option-search.tsx';
import { getTaskLabel, paletteOptions } from './palette-options.ts';
import type { Task } from './use-tasks.ts';

interface PaletteSearchProps {
  tasks: readonly Task[];
  onTask: (task: Task) => void;
  onStudent: (student: Student) => void;
}

const noStudents: readonly Student[] = [];

/** One search for students and tasks. */
export function PaletteSearch({ tasks, onTask, onStudent }: PaletteSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { data, isFetched } = useListStudents();
  // The tasks render first: the options of 100,000 students take longer.
  const loaded = data?.users ?? noStudents;
  const students = useDeferredValue(loaded, noStudents);
  const options = useMemo(() => paletteOptions(tasks, students), [tasks, students]);
  const handleSelect = (option: Option) => {
    const label = getTaskLabel(option);
    if (label === undefined) {
      const student = students.find(({ _id }) => _id === option.value);
      return student && onStudent(student);
    }
    const task = tasks.find((other) => other.label === label);
    if (task) onTask(task);
  };
  return (
    // The dialog focuses the first field of a form.
    <Form onSubmit={(event: FormEvent) => event.preventDefault()}>
      <OptionSearch
        label="Student or task"
        hint={getHint(data !== undefined, isFetched)}
        listLabel="Students and tasks"
        options={options}
        isLoading={!isFetched || students !== loaded}
        onSelect={handleSelect}
        inputRef={inputRef}
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
