interface ProfileSearch {
  /** Opens the details with the focus in this field. */
  edit?: 'phone';
  /** The id of the course to go back to after editing. */
  course?: string;
}

export function profileSearch({ edit, course }: Record<string, unknown>): ProfileSearch {
  const isEditing = edit === 'phone';
  return {
    ...(isEditing && { edit }),
    ...(isEditing && typeof course === 'string' && course !== '' && { course }),
  };
}
