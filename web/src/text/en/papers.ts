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
export const ifFound = (phone: string) => `ID card · If found, please call ${phone}`;

export const labels = { letter: 'Letter', body: 'Heading and text', print: 'Print letter', seal: 'Seal', signature: 'Signature' };
export const willBeLost = 'What you have typed will be lost. Continue?';
export const noResult = (leavesLine: boolean) =>
  `We found no declared result for this student in this course. Please check before you sign.${leavesLine ? ' The letter leaves a line for what you certify.' : ''}`;
export const hasCompleted = 'The student has completed the course';
export const unknownPayment = 'The site does not know what a student has paid. Print a receipt only for money you have received.';
export const amountHint = 'In whole rupees, such as 4500 or 4,500';
export const letterhead = { centre: 'Name of the centre', address: 'Address and phone', date: 'Date' };
export const receipt = { receiptNo: 'Receipt no', amount: 'Amount', paidFor: 'Paid for', paidBy: 'Payment method' };
export const blank = '______________';

type Facts = Partial<Record<'fullName' | 'gender' | 'fatherName' | 'rollNo' | 'course' | 'batch' | 'session' | 'grade', string>> & {
  isCompleted?: boolean;
};

const parents: Partial<Record<string, string>> = { male: 'son of', female: 'daughter of' };
const who = ({ fullName, gender = '', fatherName, rollNo }: Facts) =>
  `${fullName || blank}, ${parents[gender] ?? 'son / daughter of'} ${fatherName || blank}, Student Id ${rollNo || blank},`;
const study = ({ course, batch, session }: Facts) =>
  [`the course ${course || blank}`, batch && `batch ${batch}`, session && `session ${session}`].filter(Boolean).join(', ');

export const templates: Record<string, (facts: Facts) => string> = {
  bonafide: (facts) =>
    `Bonafide Certificate\n\nThis is to certify that ${who(facts)} is a bona fide student of our centre in ${study(facts)}.\n\nThis certificate is given at the student's request.`,
  completion: (facts) =>
    `Course Completion Certificate\n\nThis is to certify that ${who(facts)} ${facts.isCompleted ? 'has completed' : blank} ${study(facts)}, at our centre${facts.grade ? ` with grade ${facts.grade}` : ''}.\n\nWe wish the student success.`,
  receipt: (facts) => `Fee Receipt\n\nReceived with thanks from ${who(facts)} the amount below, for ${study(facts)}.`,
  character: (facts) =>
    `Character Certificate\n\nThis is to certify that ${who(facts)} has studied at our centre in ${study(facts)}.\n\nTo the best of our knowledge, the student bears a good moral character.`,
};

export const amount = (figures: string, words: string) => `Rs. ${figures} /- (Rupees ${words} only)`;
export const scales = ['Crore', 'Lakh', 'Thousand', 'Hundred'];
const teens = 'Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen';
const units = `Zero One Two Three Four Five Six Seven Eight Nine ${teens}`.split(' ');
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
export const smallNumber = (count: number) => units[count] ?? `${tens[Math.floor(count / 10)]} ${units[count % 10]}`.replace(' Zero', '');

interface Noun {
  singular: string;
  plural: string;
}

const counted = (count: number, { singular, plural }: Noun) => `${count} ${count === 1 ? singular : plural}`;

export const printDocuments = ({ plural }: Noun) => `Print ${plural}`;
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
