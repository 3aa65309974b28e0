/** The search parameters of a student's profile. */
interface ProfileSearch {
  /** The tab that a link leads to. */
  tab?: 'courses';
  /** Opens the details with the focus in that field. */
  edit?: 'phone';
  /** The id of the course to go back to after editing. */
  course?: string;
}

/** Validates the search parameters. Invalid ones are left out. */
export function profileSearch({ tab, edit, course }: Record<string, unknown>): ProfileSearch {
  const isEditing = edit === 'phone';
  return {
    ...(tab === 'courses' && { tab }),
    ...(isEditing && { edit }),
    ...(isEditing && typeof course === 'string' && course !== '' && { course }),
  };
}
