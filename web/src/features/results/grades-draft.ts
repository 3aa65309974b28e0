import { type GridValues, getCellText } from '../../ui/grid/grid-values.ts';

/** The grades that are not blank as a list for a draft: the id of each row, then its grade. */
export function gradesDraft(grades: GridValues, isKept: (id: string) => boolean): string[] {
  const ids = Object.keys(grades).filter((id) => isKept(id) && getCellText(grades, id, 'grade') !== '');
  return ids.flatMap((id) => [id, getCellText(grades, id, 'grade')]);
}

/** The reverse of `gradesDraft`. */
export function parseGradesDraft(texts: readonly string[] = []): GridValues {
  const grades: Record<string, { grade: string }> = {};
  for (let index = 0; index + 1 < texts.length; index += 2) {
    const [id = '', grade = ''] = texts.slice(index, index + 2);
    grades[id] = { grade };
  }
  return grades;
}
