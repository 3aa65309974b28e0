interface Noun {
  singular: string;
  plural: string;
}

const rows = (count: number) => (count === 1 ? '1 पंक्ति' : `${count} पंक्तियाँ`);
const inRows = (count: number) => (count === 1 ? '1 पंक्ति में' : `${count} पंक्तियों में`);

export const howToImport = 'टेबल से एक साथ कई छात्र जोड़ें। राज्य को छोड़कर सब कुछ भरना ज़रूरी है। टेबल में पासवर्ड न हों, तो हम बना देंगे।';
export const steps = 'चरण';
export const stepTable = 'टेबल';
export const stepCheck = 'जाँच';
export const stepDone = 'पूरा';
export const progress = 'अब तक का काम';
export const leaveUnprinted = 'पासवर्ड पर्चियाँ अभी प्रिंट नहीं हुई हैं। फिर भी यह पेज छोड़ें?';
export const leaveUnsent = 'टेबल अभी नहीं भेजी गई है। फिर भी यह पेज छोड़ें?';
export const rowNumber = (number: number) => `पंक्ति ${number}`;

export const tableOfStudents = 'छात्रों की टेबल';
export const downloadTemplate = 'नमूना डाउनलोड करें';
export const tableFile = 'टेबल की फ़ाइल';
export const tableFileHint = 'Excel या CSV, 1,000 छात्रों और 2 MB तक। फ़ाइल खींचकर यहाँ भी छोड़ सकते हैं।';
export const pasteTable = 'या टेबल पेस्ट करें';
export const pasteTableHint = 'अपनी स्प्रेडशीट से पंक्तियाँ कॉपी करें, कॉलम के नामों के साथ।';
export const readTable = 'टेबल पढ़ें';
export const fileTooLarge = 'यह फ़ाइल 2 MB से बड़ी है। इसे कई फ़ाइलों में बाँट लें। एक बार में ज़्यादा से ज़्यादा 1,000 पंक्तियाँ इम्पोर्ट हो सकती हैं।';
export const workbookLocked =
  'यह Excel की पुरानी फ़ाइल (.xls) है, या इस पर पासवर्ड लगा है। इसे बिना पासवर्ड के .xlsx में सेव करें, या टेबल कॉपी करके नीचे पेस्ट करें।';
export const workbookTooLarge = 'इस Excel फ़ाइल में 50 MB से ज़्यादा जानकारी है। छात्रों की टेबल को अलग फ़ाइल में कॉपी करें, या नीचे पेस्ट करें।';
export const workbookDamaged = 'Excel की यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से .xlsx में सेव करें, या टेबल कॉपी करके नीचे पेस्ट करें।';
export const fileUnreadable = 'यह फ़ाइल पढ़ी नहीं जा सकी। इसे फिर से चुनें।';
export const fileEncodingUnknown = 'इस फ़ाइल के कुछ अक्षर पढ़े नहीं जा सके। इसे ‘CSV UTF-8’ में सेव करें, या टेबल कॉपी करके नीचे पेस्ट करें।';
export const noTable = 'अभी कोई टेबल नहीं है। फ़ाइल चुनें, या कॉलम के नामों के साथ पंक्तियाँ पेस्ट करें।';
export const noHeader = 'पहली पंक्ति में कॉलम के नाम होने चाहिए, जैसे पूरा नाम और ईमेल। नमूने में सभी नाम हैं।';
export const noRows = 'कॉलम के नामों के नीचे कोई छात्र नहीं है।';
export const tableNotRead = 'टेबल पढ़ी नहीं जा सकी। अपना नेटवर्क देखकर फिर कोशिश करें, या पेज फिर से लोड करें।';
export const quoteNotClosed = (row: number) => `पंक्ति ${row} में कोटेशन मार्क (") बंद नहीं हुआ है।`;
export const tooManyRows = ({ count, max }: { count: number; max: number }) =>
  `टेबल में ${count} पंक्तियाँ हैं। एक बार में ज़्यादा से ज़्यादा ${max} इम्पोर्ट हो सकती हैं।`;
export const tooManyColumns = ({ count, max }: { count: number; max: number }) =>
  `इस टेबल में ${count} कॉलम हैं। सिर्फ़ छात्रों की जानकारी वाले कॉलम रखें, ज़्यादा से ज़्यादा ${max}।`;
export const tooManyCells = (row: number) => `पंक्ति ${row} में कॉलम के नामों से ज़्यादा खाने हैं। जिस खाने में कॉमा हो, उसे कोटेशन मार्क (") के बीच लिखें।`;

export const checkTable = 'टेबल जाँचें';
export const columnsUsed = ({ used, total }: { used: number; total: number }) =>
  used === total ? `सभी ${used} कॉलम लिए गए` : `${total} में से ${used} कॉलम लिए गए`;
export const column = ({ number, header }: { number: number; header: string }) => `कॉलम ${number}: ${header || 'बिना नाम का'}`;
export const example = (cell: string) => `जैसे ${cell}`;
export const columnNotUsed = 'इम्पोर्ट न करें';
export const columnReadAs = ({ header, field }: { header: string; field: string }) => `‘${header}’ को ‘${field}’ माना गया है।`;
export const selectOne = (noun: Noun) => `${noun.singular} चुनें।`;
export const forBlankRows = ({ noun, count }: { noun: Noun; count: number }) =>
  `${inRows(count)} ${noun.singular} नहीं लिखा है, ${count === 1 ? 'उसके' : 'उनके'} लिए।`;
export const titleInRows = ({ title, count }: { title: string; count: number }) => `${title}, ${rows(count)}`;
export const sharedTitle = (noun: Noun) => `इस नाम के एक से ज़्यादा ${noun.plural} हैं।`;
export const unknownTitle = (noun: Noun) => `यह ${noun.singular} आपकी सूची में नहीं है। सही ${noun.singular} चुनें, इन सभी पंक्तियों में वही लग जाएगा।`;
export const moreTitles = (count: number) =>
  count === 1
    ? '1 नाम और है। उसे टेबल में ठीक करें, या उसके कॉलम में ‘इम्पोर्ट न करें’ चुनें।'
    : `${count} नाम और हैं। उन्हें टेबल में ठीक करें, या उनके कॉलम में ‘इम्पोर्ट न करें’ चुनें।`;
export const titleReadAs = ({ text, title, count }: { text: string; title: string; count: number }) =>
  `‘${text}’ को ‘${title}’ माना गया है (${rows(count)})।`;
export const batchTooSmall = ({ batch, seats, students }: { batch: string; seats: number; students: number }) => {
  const inTable = students === 1 ? 'इसका 1 छात्र है' : `इसके ${students} छात्र हैं`;
  if (seats === 0) return `‘${batch}’ में कोई सीट खाली नहीं है, जबकि टेबल में ${inTable}।`;
  return `‘${batch}’ में ${seats === 1 ? '1 सीट खाली है' : `${seats} सीटें खाली हैं`}, जबकि टेबल में ${inTable}।`;
};

export const photos = 'फ़ोटो';
export const photosHint = 'सभी फ़ोटो एक साथ चुनें। हर फ़ाइल का नाम छात्र का फ़ोन नंबर, ईमेल या पूरा नाम हो, या वह नाम जो फ़ोटो वाले कॉलम में लिखा है।';
export const photosRequired = 'फ़ोटो चुनें।';
export const haveAPhoto = ({ count, total }: { count: number; total: number }) => {
  if (count === 0) return 'अभी किसी छात्र की फ़ोटो नहीं है।';
  if (count === total) return count === 1 ? 'छात्र की फ़ोटो है।' : `सभी ${count} छात्रों की फ़ोटो है।`;
  return `${total} में से ${count} ${count === 1 ? 'छात्र' : 'छात्रों'} की फ़ोटो है।`;
};
export const namesAndMore = ({ names, others }: { names: string; others: number }) => `${names} और ${others} अन्य`;
export const withoutPhoto = (names: string) => `इनकी फ़ोटो नहीं है: ${names}।`;
export const photosOfNobody = ({ count, names }: { count: number; names: string }) =>
  `${count} फ़ोटो किसी छात्र से मेल नहीं ${count === 1 ? 'खाती' : 'खातीं'}: ${names}।`;
export const photosWithoutStudent = 'जिन फ़ोटो के छात्र नहीं मिले';
export const studentIn = (file: string) => `${file} किसकी फ़ोटो है`;
export const selectStudent = 'छात्र चुनें';

export const studentsToImport = 'इम्पोर्ट होने वाले छात्र';
export const errors = (count: number) => (count === 1 ? '1 गड़बड़ी' : `${count} गड़बड़ियाँ`);
export const warnings = (count: number) => (count === 1 ? '1 चेतावनी' : `${count} चेतावनियाँ`);
export const dateFormat = '09-03-2005 की तरह लिखें।';
export const genderWords = 'पुरुष, महिला या अन्य लिखें।';
export const genders: Readonly<Record<string, string>> = { male: 'पुरुष', female: 'महिला', other: 'अन्य' };
export const stateUnknown = 'राज्य का नाम लिखें, जैसे बिहार।';
export const writeId = ({ noun, id }: { noun: Noun; id: string }) => `इस नाम के एक से ज़्यादा ${noun.plural} हैं। सही वाले की आईडी लिखें, जैसे ${id}।`;
export const titleUnknown = ({ noun, title }: { noun: Noun; title: string | undefined }) =>
  title === undefined ? `ऐसा कोई ${noun.singular} नहीं है।` : `ऐसा कोई ${noun.singular} नहीं है। पूरा नाम लिखें, जैसे ${title}।`;
export const notAnEmail = 'यह ईमेल सही नहीं लगता।';
export const wrongPhone = (digits: number) => `${onlyDigits(digits, 10)}। फ़ोन नंबर में 10 अंक होते हैं।`;
export const wrongPinCode = (digits: number) => `${onlyDigits(digits, 6)}। पिन कोड में 6 अंक होते हैं।`;
const onlyDigits = (count: number, needed: number) => `${count < needed ? 'सिर्फ़ ' : ''}${count} अंक ${count === 1 ? 'है' : 'हैं'}`;
export const inTheFuture = 'यह तारीख अभी आई नहीं है।';
export const emailInRow = (row: number) => `पंक्ति ${row} में भी यही ईमेल है।`;
export const emailInList = 'इस ईमेल का छात्र आपकी सूची में पहले से है।';
export const emailInRun = 'इस ईमेल का छात्र पहले से जोड़ा जा रहा है।';
export const noPhoto = 'अभी फ़ोटो नहीं है।';
export const noPhotoOfThisName = 'इस नाम की कोई फ़ोटो नहीं चुनी गई है।';
export const tooLong = (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर।`;
export const numberShortened = 'स्प्रेडशीट ने यह नंबर छोटा कर दिया है।';

/** Stands before the names of fields. */
export const missing = 'अभी बाकी है:';
export const missingPhotos = (count: number) => `${count} फ़ोटो`;
export const rowsWithErrors = (count: number) => `${inRows(count)} गड़बड़ी है`;
export const restStays = 'जो पंक्तियाँ पूरी हैं, वे अभी भेजी जा सकती हैं। बाकी यहीं रहेंगी।';
export const rowsReady = (count: number) => (count === 1 ? 'पंक्ति तैयार है।' : `सभी ${count} पंक्तियाँ तैयार हैं।`);
export const rowsWithWarnings = (count: number) => `${inRows(count)} चेतावनी है। ${count === 1 ? 'वह भी भेजी जाएगी' : 'वे भी भेजी जाएँगी'}।`;
export const createStudents = (count: number) => (count === 0 ? 'छात्र जोड़ें' : `${count} छात्र जोड़ें`);
export const correctFirst = 'पहले वे खाने ठीक करें जिन पर निशान है।';
export const discardTable = 'टेबल हटाएँ';
export const discardCorrected = 'यह टेबल और इसमें किए गए आपके सुधार हटा दें?';

export const notConfirmed = 'पक्का पता नहीं चला कि छात्र जुड़ा या नहीं।';
export const photoMissing = (student: string) => `${student} की फ़ोटो नहीं चुनी गई है। फ़ोटो फिर से चुनें और ‘जारी रखें’ दबाएँ।`;
export const passwordMissing = (student: string) =>
  `${student} का पासवर्ड अब यहाँ नहीं है। टेबल फिर से चुनें या नए पासवर्ड बनाएँ, फिर ‘जारी रखें’ दबाएँ।`;
export const passwordsMissing = 'पासवर्ड अब यहाँ नहीं हैं';
export const passwordsNotKept = (count: number) =>
  `टेबल में ${count === 1 ? '1 छात्र का पासवर्ड था' : `${count} छात्रों के पासवर्ड थे`}। पेज बंद होने पर पासवर्ड नहीं रखे जाते। नीचे टेबल फिर से चुनें, या नए पासवर्ड बनाएँ।`;
export const generatePasswords = (count: number) => (count === 1 ? 'नया पासवर्ड बनाएँ' : `${count} नए पासवर्ड बनाएँ`);
export const noPasswordsInTable = 'टेबल के ‘ईमेल’ और ‘पासवर्ड’ कॉलम में इन छात्रों के पासवर्ड नहीं मिले।';
export const passwordsRead = (count: number) => (count === 1 ? '1 पासवर्ड पढ़ लिया गया।' : `${count} पासवर्ड पढ़ लिए गए।`);
export const correctRejected = (count: number) => (count === 1 ? '1 पंक्ति ठीक करें' : `${count} पंक्तियाँ ठीक करें`);
export const batchIsFull = (batch: string | undefined) => `${batch ?? 'बैच'} भरा हुआ है`;
export const notInBatch = (count: number) =>
  count === 1
    ? 'इस टेबल का 1 छात्र अभी किसी बैच में नहीं है। उसके लिए दूसरा बैच चुनें, या उसे सूची से हटाएँ।'
    : `इस टेबल के ${count} छात्र अभी किसी बैच में नहीं हैं। उनके लिए दूसरा बैच चुनें, या उन्हें सूची से हटाएँ।`;
export const anotherBatch = 'दूसरा बैच';
export const selectBatch = 'बैच चुनें';
export const moveStudents = (count: number) => (count === 1 ? '1 छात्र का बैच बदलें' : `${count} छात्रों का बैच बदलें`);

export const studentsCreated = (count: number) => (count === 1 ? '1 छात्र जुड़ गया' : `${count} छात्र जुड़ गए`);
export const goToStudentList = 'छात्र सूची पर जाएँ';
export const importAnother = 'दूसरी टेबल इम्पोर्ट करें';
export const firstOf = ({ shown, total }: { shown: number; total: number }) => `यहाँ ${total} में से पहले ${shown} छात्र हैं। फ़ाइल में सभी हैं।`;
export const passwordSlips = 'पासवर्ड पर्चियाँ';
export const printSlips = 'पासवर्ड पर्चियाँ प्रिंट करें';
export const slipsPrinted = 'पर्चियाँ प्रिंट हो गईं';
export const passwordsForgotten = 'पासवर्ड अब यहाँ नहीं हैं।';
export const areSlipsPrinted = 'क्या पर्चियाँ प्रिंट हो गईं? यह पेज छोड़ने पर पासवर्ड दोबारा नहीं दिखेंगे।';
export const printBeforeLeaving = (count: number) =>
  count === 1
    ? 'यह पासवर्ड दोबारा नहीं दिखेगा। पेज छोड़ने से पहले पर्ची प्रिंट कर लें।'
    : `ये ${count} पासवर्ड दोबारा नहीं दिखेंगे। पेज छोड़ने से पहले पर्चियाँ प्रिंट कर लें।`;
export const slipEmail = (email: string) => `ईमेल: ${email}`;
export const slipPassword = 'पासवर्ड: ';
export const slipAddress = (address: string) => `लॉगिन यहाँ करें: ${address}`;
