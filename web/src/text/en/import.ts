interface Noun {
  singular: string;
  plural: string;
}

const rows = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

export const howToImport =
  'Create many students from a table. All fields except State are required. We create a password if the table has none.';
export const steps = 'Steps';
export const stepTable = 'Table';
export const stepCheck = 'Check';
export const stepDone = 'Done';
export const progress = 'Progress';
export const leaveUnprinted = 'The password slips are not printed yet. Leave this page?';
export const leaveUnsent = 'The table is not sent yet. Leave this page?';
export const rowNumber = (number: number) => `row ${number}`;

export const tableOfStudents = 'Table of students';
export const downloadTemplate = 'Download template';
export const tableFile = 'Table file';
export const tableFileHint = 'Excel (.xlsx) or CSV, up to 1,000 students and 2 MB. You can also drag it here.';
export const pasteTable = 'Or paste a table';
export const pasteTableHint = 'Copy the rows in your spreadsheet, with their header row.';
export const readTable = 'Read table';
export const fileTooLarge = 'This file is larger than 2 MB. Please split it: at most 1,000 rows at a time.';
export const workbookLocked =
  'This is an old workbook (.xls), or it has a password. Save it as .xlsx without a password, or copy the table in it and paste it below.';
export const workbookTooLarge =
  'This workbook holds more than 50 MB. Please copy the table of the students into a new workbook, or paste it below.';
export const workbookDamaged = 'This workbook could not be read. Save it again as .xlsx, or copy the table in it and paste it below.';
export const fileUnreadable = 'This file could not be read. Please choose it again.';
export const fileEncodingUnknown =
  'Some characters of this file cannot be read. Save it as ‘CSV UTF-8’, or copy the table and paste it below.';
export const noTable = 'There is no table yet. Choose a file, or paste the rows with their header row.';
export const noHeader = 'The first row must name the columns, such as Full Name and Email. The template shows them all.';
export const noRows = 'There is no student below the header row.';
export const tableNotRead = 'The table could not be read. Please check your connection and try again, or reload the page.';
export const quoteNotClosed = (row: number) => `A quotation mark in row ${row} is not closed.`;
export const tooManyRows = ({ count, max }: { count: number; max: number }) =>
  `These are ${count} rows. Please import at most ${max} at a time.`;
export const tooManyColumns = ({ count, max }: { count: number; max: number }) =>
  `This table has ${count} columns. Please keep only the columns about the students, at most ${max}.`;
export const tooManyCells = (row: number) => `Row ${row} has more cells than the header row. A text with a comma needs quotation marks.`;

export const checkTable = 'Check the table';
export const columnsUsed = ({ used, total }: { used: number; total: number }) =>
  used === total ? `Columns: all ${used} are used` : `Columns: ${used} of ${total} are used`;
export const column = ({ number, header }: { number: number; header: string }) => `Column ${number}: ${header || 'no name'}`;
export const example = (cell: string) => `For example ${cell}`;
export const columnNotUsed = 'Do not import';
export const columnReadAs = ({ header, field }: { header: string; field: string }) => `${header} is read as ${field}.`;
export const selectOne = (noun: Noun) => `Please select a ${noun.singular}.`;
export const forBlankRows = ({ noun, count }: { noun: Noun; count: number }) => `For ${rows(count)} without a ${noun.singular}`;
export const titleInRows = ({ title, count }: { title: string; count: number }) => `${title}, ${rows(count)}`;
export const sharedTitle = (noun: Noun) => `More than one ${noun.singular} has this title.`;
export const unknownTitle = (noun: Noun) => `Not one of your ${noun.plural}. Select the right ${noun.singular} for all these rows.`;
export const moreTitles = (count: number) =>
  `Titles that are not shown: ${count}. Correct each in the table, or select ‘Do not import’ for its column.`;
export const titleReadAs = ({ text, title, count }: { text: string; title: string; count: number }) =>
  `${text} is read as ${title} (${rows(count)}).`;
export const batchTooSmall = ({ batch, seats, students }: { batch: string; seats: number; students: number }) => {
  const freeSeats = seats === 1 ? '1 free seat' : `${seats} free seats`;
  return `${batch} has ${freeSeats}, and the table has ${students === 1 ? '1 student' : `${students} students`} for it.`;
};

export const photos = 'Photos';
export const photosHint =
  'Select all photos together. Each file name should be the student’s phone, email or full name, or the name in the Photo column.';
export const photosRequired = 'Please choose the photos.';
export const haveAPhoto = ({ count, total }: { count: number; total: number }) =>
  `${count} of ${total} ${total === 1 ? 'student has' : 'students have'} a photo.`;
export const namesAndMore = ({ names, others }: { names: string; others: number }) => `${names} and ${others} more`;
export const withoutPhoto = (names: string) => `Without a photo: ${names}.`;
export const photosOfNobody = ({ count, names }: { count: number; names: string }) =>
  `${count === 1 ? '1 photo does' : `${count} photos do`} not match any student: ${names}.`;
export const photosWithoutStudent = 'Photos without a student';
export const studentIn = (file: string) => `Student in ${file}`;
export const selectStudent = 'Select a student';

export const studentsToImport = 'Students to import';
export const errors = (count: number) => (count === 1 ? '1 error' : `${count} errors`);
export const warnings = (count: number) => (count === 1 ? '1 warning' : `${count} warnings`);
export const dateFormat = 'Write it like 09-03-2005.';
export const genderWords = 'Write male, female or other.';
export const genders: Readonly<Record<string, string>> = { male: 'male', female: 'female', other: 'other' };
export const stateUnknown = 'Write the name of a state, for example Bihar.';
export const writeId = ({ noun, id }: { noun: Noun; id: string }) =>
  `More than one ${noun.singular} has this title. Please write its id, for example ${id}.`;
export const titleUnknown = ({ noun, title }: { noun: Noun; title: string | undefined }) =>
  title === undefined ? `No such ${noun.singular}.` : `No such ${noun.singular}. Write the full title, for example ${title}.`;
export const notAnEmail = 'This does not look like an email.';
export const wrongPhone = (digits: number) => `${onlyDigits(digits, 10)}. A phone number has 10.`;
export const wrongPinCode = (digits: number) => `${onlyDigits(digits, 6)}. A pincode has 6.`;
const onlyDigits = (count: number, needed: number) => `${count < needed ? 'Only ' : ''}${count === 1 ? '1 digit' : `${count} digits`}`;
export const inTheFuture = 'This date is in the future.';
export const emailInRow = (row: number) => `Row ${row} has the same email.`;
export const emailInList = 'A student with this email is in your list already.';
export const emailInRun = 'A student with this email is being created already.';
export const noPhoto = 'No photo yet.';
export const noPhotoOfThisName = 'No chosen photo has this name.';
export const tooLong = (max: number) => `At most ${max} characters.`;
export const numberShortened = 'The spreadsheet has shortened this number.';

/** Stands before the names of fields. */
export const missing = 'Missing:';
export const missingPhotos = (count: number) => (count === 1 ? '1 photo' : `${count} photos`);
export const rowsWithErrors = (count: number) => (count === 1 ? '1 row has errors' : `${count} rows have errors`);
export const restStays = 'The complete rows can be sent now. The others stay here.';
export const rowsReady = (count: number) => (count === 1 ? 'The row is ready.' : `All ${count} rows are ready.`);
export const rowsWithWarnings = (count: number) =>
  `${count === 1 ? '1 row has a warning' : `${count} rows have warnings`}. Rows with warnings are sent, too.`;
export const createStudents = (count: number) => {
  if (count === 0) return 'Create students';
  return count === 1 ? 'Create 1 student' : `Create ${count} students`;
};
export const correctFirst = 'Please correct the marked fields first.';
export const discardTable = 'Discard the table';
export const discardCorrected = 'Discard the table with your corrections?';

export const notConfirmed = 'We could not confirm that the student is registered.';
export const photoMissing = (student: string) =>
  `The photo of ${student} is not chosen. Please choose the photos again and press Continue.`;
export const passwordMissing = (student: string) =>
  `The password of ${student} is not kept here. Please choose the table again, or generate new passwords, and press Continue.`;
export const passwordsMissing = 'Passwords are missing';
export const passwordsNotKept = (count: number) =>
  `${count === 1 ? '1 student had a password' : `${count} students had passwords`} in the table. Passwords are not kept after the page is closed. Choose the table again below, or generate new passwords.`;
export const generatePasswords = (count: number) => (count === 1 ? 'Generate a new password' : `Generate ${count} new passwords`);
export const noPasswordsInTable = 'The table has no passwords for these students in columns named Email and Password.';
export const passwordsRead = (count: number) => (count === 1 ? '1 password is read.' : `${count} passwords are read.`);
export const correctRejected = (count: number) => (count === 1 ? 'Correct 1 student' : `Correct ${count} students`);
export const batchIsFull = (batch: string | undefined) => `${batch ?? 'The batch'} is full`;
export const notInBatch = (count: number) =>
  `${count === 1 ? '1 student of this table is' : `${count} students of this table are`} not in a batch. Select another batch for them, or remove them from the list.`;
export const anotherBatch = 'Another batch';
export const selectBatch = 'Select a batch';
export const moveStudents = (count: number) => (count === 1 ? 'Move 1 student' : `Move ${count} students`);

export const studentsCreated = (count: number) => (count === 1 ? '1 student created' : `${count} students created`);
export const goToStudentList = 'Go to Student List';
export const importAnother = 'Import another table';
export const firstOf = ({ shown, total }: { shown: number; total: number }) =>
  `These are the first ${shown} of ${total}. The file has all of them.`;
export const passwordSlips = 'Password slips';
export const printSlips = 'Print password slips';
export const slipsPrinted = 'The slips are printed';
export const passwordsForgotten = 'The passwords are no longer kept here.';
export const areSlipsPrinted = 'Have you printed the slips? The passwords will not be shown again after you leave.';
export const printBeforeLeaving = (count: number) =>
  count === 1
    ? 'This password will not be shown again. Print the slip before you leave.'
    : `These ${count} passwords will not be shown again. Print the slips before you leave.`;
export const slipEmail = (email: string) => `Email: ${email}`;
/** On the slip before the password. */
export const slipPassword = 'Password: ';
export const slipAddress = (address: string) => `Sign in at ${address}`;
