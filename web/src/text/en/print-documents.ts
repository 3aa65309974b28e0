interface Noun {
  singular: string;
  plural: string;
}

const counted = (count: number, { singular, plural }: Noun) => `${count} ${count === 1 ? singular : plural}`;

export const print = ({ plural }: Noun) => `Print ${plural}`;
export const printSelected = ({ plural }: Noun) => `Print selected ${plural}`;
export const nothingToPrint = ({ singular }: Noun) => `There is no ${singular} to print.`;
export const printCount = (count: number, noun: Noun) => `Print ${counted(count, noun)}`;
export const getting = (count: number, noun: Noun) => `Getting ${counted(count, noun)}…`;
export const ready = (done: number, count: number, noun: Noun) => {
  if (done < count) return `${done} of ${counted(count, noun)} ${done === 1 ? 'is' : 'are'} ready.`;
  return done === 1 ? `The ${noun.singular} is ready.` : `All ${counted(done, noun)} are ready.`;
};
export const progress = (done: number, total: number) => `${done} of ${total}`;
export const onlyTheFirst = (max: number) => `These are the first ${max}. Select the others in the list to print them.`;
export const oneSheetEach = 'Each is printed on its own A4 sheet.';
export const notReady = 'Not ready';
export const documentEmpty = 'The document is empty.';
export const studentOrCourseMissing = 'The student or the course is missing.';
export const documentNotShown = 'The document could not be shown.';
export const offline = 'You are offline. This goes on when you are online again.';
