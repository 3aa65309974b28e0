import { useState } from 'react';
import { notices } from '../../ui/toast/toast-store.ts';
import { blankDraft, isBlank, type SubjectDraft, type SubjectMarks, toSubject } from './subjects.ts';

/** The subjects of a marksheet, added one by one. */
export function useSubjects() {
  const [added, setAdded] = useState<SubjectMarks[]>([]);
  const [draft, setDraft] = useState(blankDraft);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const clear = () => {
    setDraft(blankDraft);
    setProblems({});
  };
  /** Answers whether it could be added. */
  const add = (): boolean => {
    const { input, wrong } = toSubject(draft);
    if (wrong) {
      notices.error(wrong.told);
      setProblems(wrong.problems);
      return false;
    }
    setAdded([...added, input]);
    clear();
    return true;
  };
  return {
    added,
    draft,
    problems,
    /** Nothing is missing, and nothing waits to be added. */
    complete: added.length > 0 && isBlank(draft),
    filled: added.length > 0 || !isBlank(draft),
    type: (typed: Partial<SubjectDraft>) => setDraft({ ...draft, ...typed }),
    add,
    clear,
    remove: (name: string) => setAdded(added.filter(({ subjectName }) => subjectName !== name)),
    removeAll: () => {
      setAdded([]);
      clear();
    },
  };
}

export type Subjects = ReturnType<typeof useSubjects>;
