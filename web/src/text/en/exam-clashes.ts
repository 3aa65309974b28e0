export const overlaps = (exam: string) => `This exam overlaps with another one: ${exam}.`;
export const overlapsInRoom = (exam: string) => `This exam overlaps with another one in the same room: ${exam}.`;
export const inBoth = (names: readonly string[], more: number) =>
  `Students in both: ${names.join(', ')}${more > 0 ? ` + ${more} more` : ''}.`;
export const assumption = (hours: number) => `Each exam is taken to last ${hours} hours. You can still create this one.`;
export const notChecked = 'The other exams could not be loaded, so please check yourself that the students and the room are free.';
