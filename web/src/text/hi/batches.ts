export const active = 'चालू';
export const ended = 'समाप्त';
export const title = 'बैच का नाम';
export const time = 'समय';

export const searchByTitle = 'बैच के नाम से';
export const noBatches = 'अभी कोई बैच नहीं बना है।';
export const createFirstBatch = 'अपना पहला बैच बनाएँ';
export const seats = 'सीटें';
export const availableSeats = 'खाली सीटें';
export const fullOrNot = 'सभी बैच';
export const full = 'भरा हुआ';
export const left = 'खाली';
export const moreAbout = (batch: string) => `‘${batch}’ के और विकल्प`;
export const studentsOf = (batch: string) => `‘${batch}’ के छात्र`;

export const remove = 'डिलीट करें';
export const removeBatch = (batch: string) => `${batch} डिलीट करें`;
export const deleteBatch = 'बैच डिलीट करें';
export const sureToDelete = 'क्या यह बैच सच में डिलीट करना है?';
export const confirm = 'हाँ, डिलीट करें';
export const studentsInBatch = (count: number) => {
  if (count === 0) return 'इस बैच में कोई छात्र नहीं है।';
  return count === 1 ? 'इस बैच में 1 छात्र है।' : `इस बैच में ${count} छात्र हैं।`;
};

export const studentsOfDeleted = 'बैच डिलीट करने पर उसके छात्रों का क्या होगा, यह हमें पता नहीं है। कृपया पहले संस्थान से पूछ लें।';

export const batchFailed = 'बैच की जानकारी लोड नहीं हो सकी।';
export const createdAt = (moment: string) => `बनाया गया: ${moment}`;
export const seatsUnknown = 'सीटों की संख्या पता नहीं है।';
export const allSeatsTaken = (seats: number) => (seats === 1 ? 'बैच की 1 सीट भर गई है' : `बैच की सभी ${seats} सीटें भर गई हैं`);
export const seatsTaken = (taken: number, seats: number, free: number) => {
  if (taken === 0) return seats === 1 ? '1 सीट खाली है' : `सभी ${seats} सीटें खाली हैं`;
  return `${seats} में से ${taken} ${taken === 1 ? 'सीट भरी है' : 'सीटें भरी हैं'}, ${free} खाली`;
};
export const searchByNamePhoneOrId = 'नाम, फ़ोन या आईडी से';
export const noStudents = 'इस बैच में अभी कोई छात्र नहीं है।';
export const notFound = 'बैच नहीं मिला';
export const notFoundText = 'इस लिंक पर आपके सेंटर का कोई बैच नहीं है। शायद उसे डिलीट कर दिया गया है।';
export const forThisBatch = 'इस बैच के लिए';
export const create = 'बनाएँ';
export const cardsAndLists = 'कार्ड और सूचियाँ';
export const importIntoBatch = 'इस बैच में इम्पोर्ट करें';
export const printMonthlyRegister = 'महीने का रजिस्टर प्रिंट करें';
export const month = 'महीना';
export const noExam = 'इस बैच की अभी कोई परीक्षा नहीं है।';
export const studentCount = (count: number) => `${count} छात्र`;
export const date = 'तारीख';
export const teacher = 'टीचर';

export const batchDetails = 'बैच की जानकारी';
export const everyStudentHasBatch = 'हर छात्र का दाखिला किसी बैच में होता है।';
export const timeExample = 'जैसे सुबह 10:00 - 12:00';
export const studentLimit = 'सीटों की संख्या';
export const numberOfSeats = 'बैच में ज़्यादा से ज़्यादा कितने छात्र';
export const seatsNotNumber = 'सीटें पूरी संख्या में भरें, जैसे 30।';
