export const cancel = 'Cancel';
export const retry = 'Retry';
export const email = 'Email';
export const password = 'Password';
export const photo = 'Photo';
export const yourAccount = 'Your account';
export const signIn = 'Sign In';
export const register = 'Register';
export const goToHomepage = 'Go To Homepage';
export const student = 'Student';
export const students = 'Students';
export const exams = 'Exams';
export const course = 'Course';
export const batch = 'Batch';
export const rollNo = 'Roll No';
export const name = 'Name';
export const phone = 'Phone';
export const actions = 'Actions';
export const byNameOrRollNo = 'By name or roll no';
export const loadingStudents = 'Loading students…';
export const printAttendanceList = 'Print attendance list';
export const printIdCards = 'Print ID cards';
export const fillAllRequiredFields = 'Please fill all the required fields.';
export const profile = 'Profile';
export const logout = 'Logout';
export const franchise = 'Franchise';
export const yourCentre = 'Your centre';
export const startDate = 'Start Date';
export const endDate = 'End Date';
export const issueDate = 'Issue Date';
export const createAndAddAnother = 'Create and add another';
export const studentId = 'Student Id';
export const city = 'City';
export const state = 'State';
export const selectOne = 'Select one';
export const seeAllCourses = 'See all courses';
export const close = 'Close';
export const buyNow = 'Buy Now';
export const studentName = 'Student Name';
export const studentActive = 'Active';
export const studentEnded = 'Ended';
export const downloadInvoice = 'Download invoice';
export const loading = 'Loading…';
export const downloadCsv = 'Download CSV';
export const status = 'Status';

// Apart from common.ts, because every visit loads the objects and functions that stand beside what it says.

export const studentNoun = { singular: 'student', plural: 'students' };
export const courseNoun = { singular: 'course', plural: 'courses' };
export const batchNoun = { singular: 'batch', plural: 'batches' };
export const photoOf = (name: string | undefined) => `Photo of ${name}`;
export const untitledCourse = (id: string) => `Course ${id}`;

export const home = 'Home';
export const breadcrumb = 'Breadcrumb';
export const pleaseWait = 'Please wait';
export const loadingAccount = 'Loading your account...';
export const opensInNewTab = '(opens in a new tab)';
export const originalPrice = 'Original price:';
export const socialMedia = 'Social media';

export const optionsNotLoaded = (plural: string) => `The ${plural} could not be loaded`;
export const optionsLoading = (plural: string) => `Loading ${plural}…`;
export const selectOption = (singular: string) => `Select a ${singular}`;
export const noOptions = (plural: string) => `No ${plural} yet`;

/** A number of months, as it is written. */
export const months = (count: string) => (Number(count) === 1 ? '1 month' : `${count} months`);

export const listNotLoaded = 'The list could not be loaded.';
export const retryLoading = (title: string) => `Retry loading the ${title.toLowerCase()}`;

export const createBatchFirst = 'Create a batch first';
export const batchAndDates = 'Batch and dates';
export const courseOfLink = 'The course of this link';

export const allCourses = 'All courses';
export const coursesLoading = 'Loading courses…';
export const coursesNotLoaded = 'The courses could not be loaded';
export const allBatches = 'All batches';
export const batchesLoading = 'Loading batches…';
export const batchesNotLoaded = 'The batches could not be loaded';
export const studentsOfBatchNotLoaded = 'The students of the batch could not be loaded.';

export const selectCourseAndBatch = 'Select the course and batch first.';
export const noStudentsFound = 'No students found in this course and batch.';
export const hiddenStudents = (shown: number, others: number) => `These are the first ${shown}. ${others} more follow when these are sent.`;
export const unknownRollNo = 'No student of your centre has this number';

export const search = 'Search';
export const noResultsFor = (query: string) => `No results for ‘${query}’.`;
export const noResultsWithFilters = 'No results with these filters.';
export const noResultsWithFiltersFor = (query: string) => `No results for ‘${query}’ with these filters.`;
export const filters = 'Filters';
export const activeFilters = (count: number) => `Filters (${count})`;
export const clearFilters = 'Clear filters';
export const sortBy = 'Sort by';

export const error = 'Error';
export const success = 'Success';
export const warning = 'Warning';
/** Take the place of a message that the server did not send. */
export const somethingWrong = 'Something went wrong.';
export const succeeded = 'Done.';
export const pleaseCheck = 'Please check and try again.';
export const notifications = 'Notifications';
export const closeNotification = 'Close notification';
