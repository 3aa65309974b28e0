import type { Course } from '@institute/sdk';
import { useMemo, useState } from 'react';
import type { GridValues } from '../../../ui/grid/grid-values.ts';
import { remainingSubjects } from '../remaining-subjects.ts';
import { type MarksCells, type MarksRow, parseMarksRow, toMarksColumns } from './parse-marks-row.ts';

const noNames: ReadonlySet<string> = new Set();
const noCells: MarksCells = {};

/** The marks of the students of a batch, in the subjects of the course that are chosen. */
export function useBatchMarks(course: Course | undefined) {
  const [marks, setMarks] = useState<GridValues>({});
  const [hidden, setHidden] = useState(noNames);
  const all = useMemo(() => remainingSubjects(course?.subjectList, []), [course]);
  const subjects = useMemo(() => all.filter((name) => !hidden.has(name)), [all, hidden]);
  const columns = useMemo(() => toMarksColumns(subjects), [subjects]);
  // A row is parsed again only when it changes: a batch may have 200 rows with many subjects.
  const parseRow = useMemo(() => {
    const parsed = new WeakMap<MarksCells, MarksRow>();
    return (cells: MarksCells): MarksRow => {
      const row = parsed.get(cells) ?? parseMarksRow(cells, subjects);
      parsed.set(cells, row);
      return row;
    };
  }, [subjects]);
  return {
    marks,
    setMarks,
    columns,
    /** All subjects of the course. */
    all,
    hidden,
    setHidden,
    getRow: (id: string) => parseRow(marks[id] ?? noCells),
  };
}
