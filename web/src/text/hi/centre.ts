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
