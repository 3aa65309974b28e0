export const seatOrder = 'Order of the seats';
export const asInList = 'As in the list';
export const byRollNo = 'By roll no';
export const seatsAreNumbered = 'Seats are numbered from 1 in this order, with room for each signature.';
export const printList = 'Print list';
export const attendanceList = 'Attendance list';
export const seatNo = 'Seat No';
export const signature = 'Signature';
export const present = 'Present:';
export const absent = 'Absent:';
export const signatureOf = (signer: string) => `Signature of the ${signer}:`;

export const cardsOnSheets = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}, ten on a sheet, with lines to cut along.`;
export const boxWithoutPhoto = 'A card without a photo has an empty box for one.';
export const photosNotLoaded = 'The photos could not be loaded, so the boxes for them are empty.';
export const printCards = 'Print cards';
export const ifFound = (phone: string) => `Student card · If found, please call ${phone}`;
