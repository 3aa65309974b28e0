export const searchByTitle = 'परीक्षा के नाम से';
export const nextSevenDays = 'अगले 7 दिन';
export const allBatches = 'सभी बैच';
export const when = 'कब';
export const anyDate = 'कोई भी';
export const noExams = 'अभी कोई परीक्षा नहीं बनी है।';
export const createFirstExam = 'अपनी पहली परीक्षा बनाएँ';
export const addUpcomingToCalendar = 'आने वाली परीक्षाएँ कैलेंडर में जोड़ें';
export const addToCalendar = 'कैलेंडर में जोड़ें';
export const takenToLast = (hours: number) => `परीक्षा ${hours} घंटे की मानी गई है।`;
export const viewStudentList = 'छात्र सूची देखें';
export const viewStudentListOf = (exam: string) => `‘${exam}’ की छात्र सूची देखें`;

export const examDetails = 'परीक्षा की जानकारी';
export const title = 'परीक्षा का नाम';
export const location = 'जगह';
export const date = 'तारीख';
export const time = 'समय';
export const whoTakesExam = 'परीक्षा कौन देगा';
export const eachGetsHallTicket = 'हर छात्र को एडमिट कार्ड मिलेगा।';
export const availableStudents = 'बैच के छात्र';
export const selectedStudents = 'चुने हुए छात्र';
export const selectCourseAndBatch = 'पहले कोर्स और बैच चुनें।';
export const studentsFailed = 'छात्र लोड नहीं हो सके।';
export const noStudentsFound = 'इस कोर्स और बैच में कोई छात्र नहीं मिला।';
export const studentsRemoved = (count: number) =>
  count === 1 ? 'चुना हुआ 1 छात्र इस कोर्स और बैच में नहीं है, इसलिए हटा दिया गया।' : `चुने हुए ${count} छात्र इस कोर्स और बैच में नहीं हैं, इसलिए हटा दिए गए।`;

export const searchByNameOrEmail = 'नाम या ईमेल से';
export const noStudents = 'इस परीक्षा में अभी कोई छात्र नहीं है।';
export const createAnotherExam = 'एक और परीक्षा बनाएँ';
export const downloadHallTicket = 'एडमिट कार्ड डाउनलोड करें';
export const downloadHallTicketOf = (student: string) => `${student} का एडमिट कार्ड डाउनलोड करें`;
export const hallTicketNoun = { singular: 'एडमिट कार्ड', plural: 'एडमिट कार्ड' };
export const invigilator = 'कक्ष निरीक्षक';

export const overlaps = (exam: string) => `इसी समय एक और परीक्षा है: ${exam}।`;
export const overlapsInRoom = (exam: string) => `इसी समय और इसी जगह एक और परीक्षा है: ${exam}।`;
export const inBoth = (names: readonly string[], more: number) =>
  `दोनों परीक्षाओं के छात्र: ${names.join(', ')}${more > 0 ? ` + ${more} और` : ''}।`;
export const assumption = (hours: number) => `हर परीक्षा ${hours} घंटे की मानी गई है। आप फिर भी यह परीक्षा बना सकते हैं।`;
export const notChecked = 'बाकी परीक्षाएँ लोड नहीं हो सकीं, इसलिए कृपया खुद देख लें कि छात्र और जगह उस समय खाली हैं।';
