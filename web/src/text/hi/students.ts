export const searchByNamePhoneOrId = 'नाम, फ़ोन या आईडी से';
export const noStudents = 'अभी कोई छात्र नहीं जोड़ा गया है।';
export const createFirstStudent = 'अपना पहला छात्र जोड़ें';
export const moreAbout = (student: string) => `${student} के और विकल्प`;
export const viewDetails = 'जानकारी देखें';
export const viewDetailsOf = (student: string) => `${student} की जानकारी देखें`;
export const downloadInvoiceOf = (student: string) => `${student} का इनवॉइस डाउनलोड करें`;
export const noCourseYet = 'अभी कोई कोर्स नहीं है';
