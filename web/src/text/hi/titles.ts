export const transactionList = 'ट्रांज़ैक्शन सूची';
export const transactionsDescription = 'वे पेमेंट जिनकी जानकारी आपने भेजी है।';
export const rechargeWallet = 'वॉलेट रिचार्ज करें';
export const rechargeDescription = 'वॉलेट के लिए किए गए पेमेंट की जानकारी भेजें।';

export const examList = 'परीक्षा सूची';
export const examsDescription = 'आपके सेंटर की परीक्षाएँ।';
export const createExam = 'परीक्षा बनाएँ';
export const createExamDescription = 'परीक्षा और उसके एडमिट कार्ड बनाएँ।';
export const examStudents = 'परीक्षा के छात्र';
export const examStudentsDescription = 'परीक्षा में बैठने वाले छात्र।';

export const studentResults = 'छात्रों के रिज़ल्ट';
export const resultsDescription = 'आपके सेंटर के भेजे हुए रिज़ल्ट।';
export const createResult = 'रिज़ल्ट बनाएँ';
export const createResultDescription = 'रिज़ल्ट जारी करने के लिए संस्थान को रिक्वेस्ट भेजें।';
export const resultsForBatch = 'पूरे बैच के रिज़ल्ट';
export const resultsForBatchDescription = 'पूरे बैच के रिज़ल्ट जारी करने के लिए संस्थान को रिक्वेस्ट भेजें।';

export const marksheetList = 'मार्कशीट सूची';
export const marksheetsDescription = 'आपके सेंटर की मार्कशीट।';
export const createMarksheet = 'मार्कशीट बनाएँ';
export const createMarksheetDescription = 'छात्र के अंक भरें।';
export const marksheetsForBatch = 'पूरे बैच की मार्कशीट';
export const marksheetsForBatchDescription = 'पूरे बैच के अंक भरें।';
export const marksheet = 'मार्कशीट';
export const marksheetDescription = 'संस्थान की जारी की हुई मार्कशीट।';
