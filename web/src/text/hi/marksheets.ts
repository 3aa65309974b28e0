export const backToMarksheets = 'मार्कशीट सूची पर वापस जाएँ';

export const searchByCertificateRollNoOrName = 'सर्टिफिकेट, रोल नंबर या नाम से';
export const noMarksheets = 'अभी किसी छात्र की मार्कशीट नहीं बनी है।';
export const createFirstMarksheet = 'अपनी पहली मार्कशीट बनाएँ';
export const certificateNo = 'सर्टिफिकेट नंबर';
export const session = 'सत्र';
export const verified = 'जाँच हो गई';
export const unverified = 'जाँच बाकी';
export const view = 'देखें';
export const viewMarksheet = (certificateNo: string | undefined) =>
  certificateNo ? `${certificateNo} नंबर की मार्कशीट देखें` : 'बिना नंबर की मार्कशीट देखें';
export const deletedStudent = 'डिलीट किया गया छात्र';
export const marksheetNoun = { singular: 'मार्कशीट', plural: 'मार्कशीट' };

export const issuedTo = 'किसकी मार्कशीट';
export const availableStudents = 'छात्रों की सूची';
export const changeStudent = 'छात्र बदलें';
export const selectStudent = 'छात्र चुनें';
export const findStudent = 'नाम या रोल नंबर से खोजें';
export const typeAndPressEnter = 'लिखें और Enter दबाएँ।';
export const noResultsFor = (query: string) => `‘${query}’ से कोई छात्र नहीं मिला।`;
export const enterSelects = (student: string, others: number) =>
  others > 0
    ? `Enter दबाने पर चुना जाएगा: ${student}। नीचे सूची में ${others} और ${others === 1 ? 'है' : 'हैं'}।`
    : `Enter दबाने पर चुना जाएगा: ${student}।`;
export const selectStudentFirst = 'पहले छात्र चुनें';
export const retryCourses = 'कोर्स फिर लोड करें';
export const noCourses = 'इस छात्र का अभी कोई कोर्स नहीं है';
export const dates = 'तारीखें';
export const datesOfCourse = 'कोर्स के पहले दिन से आखिरी दिन तक।';

export const marks = 'अंक';
export const marksOfSubject = 'हर विषय 100 अंकों का है, ज़्यादातर कोर्स में प्रैक्टिकल मिलाकर।';
export const subject = 'विषय';
export const selectSubject = 'विषय चुनें';
export const selectCourseFirst = 'पहले कोर्स चुनें';
export const noSubjects = 'कोई विषय नहीं';
export const noSubjectsListed = 'संस्थान ने इस कोर्स के विषय नहीं दिए हैं।';
export const allSubjectsAdded = 'सभी विषय जुड़ चुके हैं';
export const marksObtained = 'प्राप्त अंक';
export const practicalMarks = 'प्रैक्टिकल के अंक';
export const totalMarks = 'पूर्णांक';
export const inSubject = (subject: string) => `${subject} में`;
export const marksTogether = (maximum: number) => `प्राप्त अंक और प्रैक्टिकल के अंक मिलाकर ज़्यादातर ${maximum} में से होते हैं।`;
export const addSubject = 'विषय जोड़ें';
export const clear = 'खाली करें';
export const subjectsOfMarksheet = 'मार्कशीट के विषय';
export const remove = 'हटाएँ';
export const removeSubject = (subject: string) => `${subject} हटाएँ`;
export const removeSubjects = 'आपके जोड़े हुए विषय हट जाएँगे। आगे बढ़ें?';

interface Marks {
  obtained: number;
  practical: number;
  sum: number;
  maximum: number;
}

export const sumOfMarks = ({ obtained, practical, sum, maximum }: Marks) => `${obtained} + ${practical} = ${sum} (${maximum} में से)`;
export const subjectMarks = ({ obtained, practical, sum, maximum }: Marks) =>
  `प्राप्त ${obtained}, प्रैक्टिकल ${practical}, पूर्णांक ${maximum} · ${maximum} में से ${sum}`;
export const marksAndPercent = (obtained: number, maximum: number, percent: number) => `${maximum} में से ${obtained} (${percent}%)`;
export const total = (marks: string) => `कुल ${marks}`;

export const noSubjectAdded = 'कम से कम एक विषय जोड़ें।';
export const subjectNotAdded = 'यह विषय अभी जुड़ा नहीं है। इसे जोड़ें या खाली करें।';
export const marksNotNumber = 'प्राप्त अंक में कोई संख्या भरें, जैसे 62।';
export const practicalMarksNotNumber = 'प्रैक्टिकल के अंक में कोई संख्या भरें, जैसे 25।';
export const marksOutOfRange = (maximum: number) => `अंक 0 से ${maximum} के बीच भरें।`;
export const sumTooHigh = (obtained: number, practical: number, maximum: number) =>
  `${obtained} + ${practical} का जोड़ ${maximum} से ज़्यादा है। एक बार देख लें।`;

export const howToFillBatch = 'तारीखें एक बार भरें, फिर हर छात्र के अंक।';
export const subjectsInMarksheet = 'इस मार्कशीट के विषय';
/** The name of an input, as in 'Accounts: Marks Obtained'. */
export const marksIn = (subject: string, marks: string) => `${subject}: ${marks}`;
export const blankRows = 'हर विषय 100 अंकों का है, ज़्यादातर कोर्स में प्रैक्टिकल मिलाकर। जिन पंक्तियों में अंक नहीं हैं, वे नहीं भेजी जाएँगी।';
export const nothingLeft = 'अब किसी के अंक भरने बाकी नहीं हैं।';
export const marksRequired = 'कम से कम एक छात्र के अंक भरें।';
export const correctMarks = (students: number) => `${students} ${students === 1 ? 'छात्र' : 'छात्रों'} के अंक ठीक करें।`;
export const batchFailed = 'छात्रों और उनकी मार्कशीट की सूची लोड नहीं हो सकी।';
export const hasMarksheet = 'मार्कशीट पहले से है';
export const filledRows = 'के अंक भरे';
export const leaveUnsent = 'कुछ अंक अभी नहीं भेजे गए हैं। फिर भी यह पेज छोड़ें?';
export const rejectedElsewhere = 'पहले रिजेक्ट हुई पंक्तियों का कोर्स, बैच और तारीखें चुनें, उनके अंक भरें, फिर दोबारा भेजें।';
export const seeList = 'मार्कशीट देखें';
export const anotherBatch = 'दूसरे बैच के अंक भरें';
