export const active = 'Active';
export const ended = 'Ended';
export const title = 'Title';
export const time = 'Time';

export const searchByTitle = 'by title';
export const noBatches = 'There is no batch added yet';
export const createFirstBatch = 'Create your first batch';
export const seats = 'Seats';
export const availableSeats = 'Available Seats';
export const fullOrNot = 'Full or not';
export const full = 'Full';
/** As in '6 left'. */
export const left = 'left';
export const moreAbout = (batch: string) => `More about ${batch}`;
export const studentsOf = (batch: string) => `Students of ${batch}`;

export const remove = 'Delete';
export const removeBatch = (batch: string) => `Delete ${batch}`;
export const deleteBatch = 'Delete batch';
export const sureToDelete = 'Are you sure! You want to delete this batch.';
export const confirm = 'Confirm';
export const studentsInBatch = (count: number) => {
  if (count === 0) return 'No student is in this batch.';
  return count === 1 ? '1 student is in this batch.' : `${count} students are in this batch.`;
};

export const studentsOfDeleted = 'We do not know what happens to the students of a deleted batch. Please ask the institute first.';

export const batchFailed = 'The batch could not be loaded.';
export const createdAt = (moment: string) => `Created ${moment}`;
export const seatsUnknown = 'The number of seats is not known.';
export const allSeatsTaken = (seats: number) => `Full, all ${seats} seats are taken`;
export const seatsTaken = (taken: number, seats: number, free: number) => `${taken} of ${seats} seats are taken, ${free} left`;
export const searchByNamePhoneOrId = 'name, phone, Student Id';
export const noStudents = 'There is no student in this batch yet';
export const notFound = 'Batch not found';
export const notFoundText = 'Your centre has no batch at this address. It may have been deleted.';
export const forThisBatch = 'For this batch';
export const create = 'Create';
export const cardsAndLists = 'Cards and lists';
export const importIntoBatch = 'Import into this batch';
export const printMonthlyRegister = 'Print monthly register';
export const month = 'Month';
export const noExam = 'There is no exam for this batch yet.';
export const studentCount = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`;
export const date = 'Date';
/** Who signs the attendance list. */
export const teacher = 'teacher';

export const batchDetails = 'Batch details';
export const everyStudentHasBatch = 'Students are admitted to a batch.';
export const timeExample = 'For example 10:00 AM - 12:00 PM';
export const studentLimit = 'Student Limit';
export const numberOfSeats = 'Number of seats';
export const seatsNotNumber = 'Please enter the number of seats as a whole number.';
