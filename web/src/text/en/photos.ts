export const photoNoun = 'photo';
export const preparing = (noun: string) => `Preparing the ${noun}…`;
export const crop = (noun: string) => `Crop ${noun}`;
export const remove = (noun: string) => `Remove ${noun}`;
export const takePhoto = 'Take photo';
export const selectedFile = (name: string | undefined) => `Selected: ${name}`;
export const photoNotPrepared = 'The photo could not be prepared. Please check your connection, reload the page and choose it again.';
