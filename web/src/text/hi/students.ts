export const searchByNamePhoneOrId = 'नाम, फ़ोन या आईडी से';
export const noStudents = 'अभी कोई छात्र नहीं जोड़ा गया है।';
export const createFirstStudent = 'अपना पहला छात्र जोड़ें';
export const moreAbout = (student: string) => `${student} के और विकल्प`;
export const viewDetails = 'जानकारी देखें';
export const viewDetailsOf = (student: string) => `${student} की जानकारी देखें`;
export const downloadInvoiceOf = (student: string) => `${student} का इनवॉइस डाउनलोड करें`;
export const noCourseYet = 'अभी कोई कोर्स नहीं है';

export const studentDetails = 'छात्र की जानकारी';
export const openStudentPage = 'छात्र का पेज खोलें';
export const sameNumber = 'रजिस्टर नंबर, रोल नंबर और स्टूडेंट आईडी एक ही नंबर के तीन नाम हैं।';
export const mobile = 'फ़ोन नंबर';
export const registerNo = 'रजिस्टर नंबर';
export const call = 'कॉल';
export const callStudent = (student: string) => `${student} को कॉल करें`;
export const emailStudent = (student: string) => `${student} को ईमेल भेजें`;

export const studentFailed = 'छात्र की जानकारी लोड नहीं हो सकी।';
export const details = 'जानकारी';
export const noStudentId = 'स्टूडेंट आईडी अभी नहीं मिली';
export const courses = (titles: readonly string[]) => `कोर्स: ${titles.join(', ')}`;
export const batchBeforeLink = 'बैच:';
export const notFound = 'छात्र नहीं मिला';
export const notFoundText = 'इस लिंक पर आपके सेंटर का कोई छात्र नहीं है। शायद लिंक गलत लिखा गया है।';
export const forThisStudent = 'इस छात्र के लिए';
export const letters = 'पत्र';

export const results = 'रिज़ल्ट';
export const noResult = 'अभी कोई रिज़ल्ट नहीं है।';
export const marksheets = 'मार्कशीट';
export const noMarksheet = 'अभी कोई मार्कशीट नहीं है।';
export const noExam = 'अभी कोई परीक्षा नहीं है।';
export const gradeIs = (grade: string) => `ग्रेड ${grade}`;
export const sentOn = (date: string) => `${date} को भेजा गया`;
export const viewCertificate = 'सर्टिफिकेट देखें';
export const viewCertificateIn = (course: string | undefined) => (course ? `${course} का सर्टिफिकेट देखें` : viewCertificate);
export const viewMarksheet = 'मार्कशीट देखें';
export const downloadHallTicketFor = (exam: string) => `‘${exam}’ का एडमिट कार्ड डाउनलोड करें`;

export const allRequiredExceptState = 'राज्य को छोड़कर सब कुछ भरना ज़रूरी है।';
export const account = 'अकाउंट';
export const studentSignsInWith = 'छात्र इसी ईमेल और पासवर्ड से लॉगिन करेंगे।';
export const passwordHint = 'कम से कम 8 अक्षर';
export const confirmPassword = 'पासवर्ड दोबारा लिखें';
export const generatePassword = 'नया पासवर्ड बनाएँ';
export const courseAndBatch = 'कोर्स और बैच';
export const studentPhoto = 'छात्र की फ़ोटो';
export const forStudentCard = 'स्टूडेंट कार्ड के लिए।';
export const photoHint = 'JPG या PNG, 25 MB तक।';

export const fillAll = 'सब कुछ ध्यान से भरें।';
export const passwordTooShort = 'पासवर्ड में कम से कम 8 अक्षर होने चाहिए।';
export const passwordMismatch = 'दोनों पासवर्ड एक जैसे होने चाहिए।';
export const registered = 'छात्र जोड़ दिया गया।';
export const notConfirmed = 'पक्का पता नहीं चला कि छात्र जुड़ा या नहीं। छात्र सूची में देख लें।';
export const studentRegistered = (student: string) => `${student} को जोड़ दिया गया।`;
export const studentIdIs = (studentId: string) => `स्टूडेंट आईडी ${studentId}`;

export const isSamePerson = 'क्या यह वही छात्र है?';
export const sameAs = (same: 'email' | 'phone' | 'dob', who: string, row?: string) => {
  if (same === 'email') return `यह ईमेल पहले से ${who} का है।`;
  const what = { phone: 'यही फ़ोन नंबर', dob: 'यही नाम और जन्म तिथि' }[same];
  return row ? `${row} – ${what}: ${who}` : `${what}: ${who}`;
};
export const andOtherRows = (count: number) => `और ${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;
