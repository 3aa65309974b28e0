export const studentManagement = 'छात्र';
export const examManagement = 'परीक्षाएँ';
export const resultDeclare = 'रिज़ल्ट';
export const marksheet = 'मार्कशीट';
export const batchManagement = 'बैच';
export const uploadDocuments = 'सेंटर के दस्तावेज़';
export const manageWallet = 'वॉलेट';
export const goToDashboard = 'डैशबोर्ड पर जाएँ';

export const searchOrStartTask = 'खोजें या काम शुरू करें';
export const recordOrTask = 'छात्र, बैच, परीक्षा, कोर्स या काम';
export const recordsAndTasks = 'छात्र, बैच, परीक्षाएँ, कोर्स और काम';
export const searchHint = 'छात्र का नाम, फ़ोन या स्टूडेंट आईडी, बैच, परीक्षा या कोर्स का नाम, या जो काम आपको करना है';
export const studentsNotLoaded = 'छात्रों की सूची लोड नहीं हो सकी।';
/** Who types Latin letters finds it as well. */
export const batchSearchText = (title: string) => `${title} बैच batch`;

export const tasks = 'काम';
export const batches = 'बैच';
export const studentsOfCourse = 'किसी कोर्स के छात्र';
export const examSearchText = (title: string) => `${title} परीक्षा exam`;
export const wordsOfStudents = 'whatsapp letters invoice पत्र इनवॉइस';
export const wordsOfExams = 'hall ticket attendance ID cards calendar एडमिट कार्ड हाज़िरी कैलेंडर';
export const wordsOfResults = 'certificate whatsapp सर्टिफिकेट';
export const wordsOfBatches = 'attendance register ID cards whatsapp हाज़िरी रजिस्टर';
export const wordsOfDocuments = 'signature stamp institute name हस्ताक्षर मोहर संस्थान';
export const wordsOfWallet = 'payment transaction balance पेमेंट ट्रांज़ैक्शन बैलेंस';

export const lightMode = 'लाइट मोड';
export const darkMode = 'डार्क मोड';

export const namaste = (name: string) => `नमस्ते, ${name} जी।`;
export const counts = 'आँकड़े';
export const courses = 'कोर्स';
export const users = 'यूज़र';

export const needsAttention = 'इन पर ध्यान दें';
export const nothingWaits = 'अभी कोई काम बाकी नहीं है। आपका दिन शुभ हो!';
export const resultsAwaited = (count: number) => (count === 1 ? 'रिज़ल्ट आना बाकी है' : 'रिज़ल्ट आने बाकी हैं');
export const marksheetsUnverified = (_count: number) => 'मार्कशीट की जाँच बाकी है';
export const paymentsPending = (_count: number) => 'पेमेंट की जाँच बाकी है';
export const examsSoon = (count: number) => (count === 1 ? 'परीक्षा अगले 7 दिनों में' : 'परीक्षाएँ अगले 7 दिनों में');
export const fullBatches = (count: number) => (count === 1 ? 'बैच भरा हुआ है' : 'बैच भरे हुए हैं');

export const threeSteps = 'शुरुआत के तीन काम';
export const createBatch = 'बैच बनाएँ';
export const createStudent = 'छात्र जोड़ें';
export const rechargeWallet = 'वॉलेट रिचार्ज करें';
export const done = ', हो गया';
