export const studentManagement = 'छात्र';
export const examManagement = 'परीक्षाएँ';
export const resultDeclare = 'रिज़ल्ट';
export const marksheet = 'मार्कशीट';
export const batchManagement = 'बैच';
export const uploadDocuments = 'सेंटर के दस्तावेज़';
export const manageWallet = 'वॉलेट';
export const goToDashboard = 'डैशबोर्ड पर जाएँ';

export const searchOrStartTask = 'खोजें या काम शुरू करें';
export const studentBatchOrTask = 'छात्र, बैच या काम';
export const studentsBatchesAndTasks = 'छात्र, बैच और काम';
export const searchHint = 'छात्र का नाम, फ़ोन या स्टूडेंट आईडी, बैच का नाम, या जो काम आपको करना है';
export const studentsNotLoaded = 'छात्रों की सूची लोड नहीं हो सकी।';
export const batchAt = (time: string) => (time ? `बैच, ${time}` : 'बैच');
/** Who types Latin letters finds it as well. */
export const batchSearchText = (title: string) => `${title} बैच batch`;

export const lightMode = 'लाइट मोड';
export const darkMode = 'डार्क मोड';
