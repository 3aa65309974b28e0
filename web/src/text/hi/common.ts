export const cancel = 'रद्द करें';
export const retry = 'फिर कोशिश करें';
export const email = 'ईमेल';
export const password = 'पासवर्ड';
export const photo = 'फ़ोटो';
export const yourAccount = 'आपका अकाउंट';
export const signIn = 'लॉगिन करें';
export const register = 'रजिस्टर करें';
export const goToHomepage = 'होम पेज पर जाएँ';
export const student = 'छात्र';
export const students = 'छात्र';
export const exams = 'परीक्षाएँ';
export const course = 'कोर्स';
export const batch = 'बैच';
export const rollNo = 'रोल नंबर';
export const name = 'नाम';
export const phone = 'फ़ोन नंबर';
export const actions = 'काम';
export const byNameOrRollNo = 'नाम या रोल नंबर से';
export const loadingStudents = 'छात्र लोड हो रहे हैं…';
export const printAttendanceList = 'हाज़िरी सूची प्रिंट करें';
export const printIdCards = 'आईडी कार्ड प्रिंट करें';
export const fillAllRequiredFields = 'जो भरना ज़रूरी है, वह सब भरें।';
export const profile = 'प्रोफ़ाइल';
export const logout = 'लॉगआउट';
export const franchise = 'फ़्रैंचाइज़ी';
export const yourCentre = 'आपका सेंटर';
export const startDate = 'शुरुआत की तारीख';
export const endDate = 'समाप्ति की तारीख';
export const issueDate = 'जारी होने की तारीख';
export const createAndAddAnother = 'सेव करके अगला भरें';
export const studentId = 'स्टूडेंट आईडी';
export const city = 'शहर';
export const state = 'राज्य';
export const selectOne = 'एक चुनें';
export const seeAllCourses = 'सभी कोर्स देखें';
export const close = 'बंद करें';
export const buyNow = 'अभी खरीदें';
export const studentName = 'छात्र का नाम';
export const studentActive = 'पढ़ाई जारी';
export const studentEnded = 'पढ़ाई समाप्त';
export const downloadInvoice = 'इनवॉइस डाउनलोड करें';
export const loading = 'लोड हो रहा है…';
export const downloadCsv = 'CSV डाउनलोड';
export const status = 'स्थिति';

export const studentNoun = { singular: 'छात्र', plural: 'छात्र' };
export const courseNoun = { singular: 'कोर्स', plural: 'कोर्स' };
export const batchNoun = { singular: 'बैच', plural: 'बैच' };
export const photoOf = (name: string | undefined) => (name ? `${name} की फ़ोटो` : 'फ़ोटो');
export const untitledCourse = (id: string) => `कोर्स ${id}`;

export const home = 'होम';
export const breadcrumb = 'आप यहाँ हैं';
export const pleaseWait = 'थोड़ा इंतज़ार करें';
export const loadingAccount = 'आपका अकाउंट लोड हो रहा है…';
export const opensInNewTab = '(नए टैब में खुलता है)';
export const originalPrice = 'पहले की कीमत:';
export const socialMedia = 'सोशल मीडिया';

export const optionsNotLoaded = (plural: string) => `${plural} लोड नहीं हो सके`;
export const optionsLoading = (plural: string) => `${plural} लोड हो रहे हैं…`;
export const selectOption = (singular: string) => `${singular} चुनें`;
export const noOptions = (plural: string) => `अभी कोई ${plural} नहीं है`;

export const months = (count: string) => (Number(count) === 1 ? '1 महीना' : `${count} महीने`);

export const listNotLoaded = 'सूची लोड नहीं हो सकी।';
export const retryLoading = (title: string) => `${title}: सूची फिर लोड करें`;

export const createBatchFirst = 'पहले एक बैच बनाएँ';
export const batchAndDates = 'बैच और तारीखें';
export const courseOfLink = 'इस लिंक का कोर्स';

export const allCourses = 'सभी कोर्स';
export const coursesLoading = 'कोर्स लोड हो रहे हैं…';
export const coursesNotLoaded = 'कोर्स लोड नहीं हो सके';
export const allBatches = 'सभी बैच';
export const batchesLoading = 'बैच लोड हो रहे हैं…';
export const batchesNotLoaded = 'बैच लोड नहीं हो सके';
export const studentsOfBatchNotLoaded = 'बैच के छात्र लोड नहीं हो सके।';

export const selectCourseAndBatch = 'पहले कोर्स और बैच चुनें।';
export const noStudentsFound = 'इस कोर्स और बैच में कोई छात्र नहीं मिला।';
export const hiddenStudents = (shown: number, others: number) =>
  `ये पहले ${shown} हैं। इन्हें भेजने के बाद ${others} और ${others === 1 ? 'आएगा' : 'आएँगे'}।`;
export const unknownRollNo = 'आपके सेंटर के किसी छात्र का यह नंबर नहीं है';

export const search = 'खोजें';
export const noResultsFor = (query: string) => `‘${query}’ के लिए कुछ नहीं मिला।`;
export const noResultsWithFilters = 'इन फ़िल्टर से कुछ नहीं मिला।';
export const noResultsWithFiltersFor = (query: string) => `इन फ़िल्टर से ‘${query}’ के लिए कुछ नहीं मिला।`;
export const filters = 'फ़िल्टर';
export const activeFilters = (count: number) => `फ़िल्टर (${count})`;
export const clearFilters = 'फ़िल्टर हटाएँ';
export const sortBy = 'क्रम';

export const error = 'गड़बड़ी';
export const success = 'हो गया';
export const warning = 'ध्यान दें';
export const somethingWrong = 'कुछ गड़बड़ हो गई।';
export const succeeded = 'हो गया।';
export const pleaseCheck = 'जाँच लें और फिर कोशिश करें।';
export const notifications = 'सूचनाएँ';
export const closeNotification = 'सूचना बंद करें';
