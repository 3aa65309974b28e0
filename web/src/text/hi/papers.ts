export const seatOrder = 'सीटों का क्रम';
export const asInList = 'जैसा सूची में है';
export const byRollNo = 'रोल नंबर से';
export const seatsAreNumbered = 'सीट नंबर इसी क्रम में 1 से होंगे। हर नाम के आगे हस्ताक्षर की जगह होगी।';
export const printList = 'सूची प्रिंट करें';
export const attendanceList = 'हाज़िरी सूची';
export const seatNo = 'सीट नंबर';
export const signature = 'हस्ताक्षर';
export const present = 'हाज़िर:';
export const absent = 'गैरहाज़िर:';
export const signatureOf = (signer: string) => `${signer} के हस्ताक्षर:`;

export const cardsOnSheets = (count: number) => `${count} कार्ड, एक पन्ने पर दस। काटने के लिए लाइनें बनी होंगी।`;
export const boxWithoutPhoto = 'जिस छात्र की फ़ोटो नहीं है, उसके कार्ड पर फ़ोटो की जगह खाली रहेगी।';
export const photosNotLoaded = 'फ़ोटो लोड नहीं हो सकीं, इसलिए उनकी जगह खाली रहेगी।';
export const printCards = 'कार्ड प्रिंट करें';
export const ifFound = (phone: string) => `आईडी कार्ड · मिलने पर ${phone} पर फ़ोन करें`;

export const labels = { letter: 'पत्र', body: 'हेडिंग और मैटर', print: 'पत्र प्रिंट करें', seal: 'मोहर', signature: 'हस्ताक्षर' };
export const willBeLost = 'आपका लिखा हुआ हट जाएगा। आगे बढ़ें?';
export const noResult = (leavesLine: boolean) =>
  `इस कोर्स में इस छात्र का कोई रिज़ल्ट नहीं मिला। हस्ताक्षर करने से पहले जाँच लें।${leavesLine ? ' पत्र में लिखने की जगह खाली छोड़ी गई है।' : ''}`;
export const hasCompleted = 'छात्र ने कोर्स पूरा कर लिया है';
export const unknownPayment = 'साइट को पता नहीं होता कि छात्र ने कितनी फ़ीस दी है। कृपया उसी रकम की रसीद प्रिंट करें जो आपको मिल चुकी है।';
export const amountHint = 'पूरे रुपयों में, जैसे 4500 या 4,500';
export const letterhead = { centre: 'सेंटर का नाम', address: 'पता और फ़ोन', date: 'तारीख' };
export const receipt = { receiptNo: 'रसीद नंबर', amount: 'रकम', paidFor: 'किस लिए', paidBy: 'पेमेंट का तरीका' };
export const blank = '______________';

type Facts = Partial<Record<'fullName' | 'gender' | 'fatherName' | 'rollNo' | 'course' | 'batch' | 'session' | 'grade', string>> & {
  isCompleted?: boolean;
};

const parents: Partial<Record<string, string>> = { male: 'पुत्र', female: 'पुत्री' };
const who = ({ fullName, gender = '', fatherName, rollNo }: Facts) =>
  `${fullName || blank}, ${parents[gender] ?? 'पुत्र / पुत्री'} ${fatherName || blank} (स्टूडेंट आईडी ${rollNo || blank})`;
const study = ({ course, batch, session }: Facts) =>
  [course || blank, batch && `बैच ${batch}`, session && `सत्र ${session}`].filter(Boolean).join(', ');

export const templates: Record<string, (facts: Facts) => string> = {
  bonafide: (facts) =>
    `बोनाफ़ाइड सर्टिफिकेट\n\nप्रमाणित किया जाता है कि ${who(facts)} का दाखिला हमारे सेंटर में इस कोर्स में है: ${study(facts)}।\n\nयह सर्टिफिकेट अनुरोध पर दिया गया है।`,
  completion: (facts) =>
    `कोर्स पूरा होने का सर्टिफिकेट\n\nप्रमाणित किया जाता है कि ${who(facts)} ने हमारे सेंटर से यह कोर्स ${facts.isCompleted ? 'पूरा किया है' : blank}: ${study(facts)}${facts.grade ? `, ग्रेड ${facts.grade}` : ''}।\n\nहम उज्ज्वल भविष्य की कामना करते हैं।`,
  receipt: (facts) => `फ़ीस की रसीद\n\n${who(facts)} से नीचे लिखी रकम धन्यवाद सहित मिली। कोर्स: ${study(facts)}।`,
  character: (facts) =>
    `कैरेक्टर सर्टिफिकेट\n\nप्रमाणित किया जाता है कि ${who(facts)} ने हमारे सेंटर में यह कोर्स किया है: ${study(facts)}।\n\nहमारी जानकारी में इनका आचरण और चरित्र अच्छा है।`,
};

export const amount = (figures: string, words: string) => `Rs. ${figures} /- (${words} रुपये मात्र)`;
export const scales = ['करोड़', 'लाख', 'हज़ार', 'सौ'];
const words = `शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(
  /\s/,
);
export const smallNumber = (count: number) => words[count] ?? '';

interface Noun {
  singular: string;
  plural: string;
}

export const printDocuments = ({ plural }: Noun) => `${plural} प्रिंट करें`;
export const printSelected = (_noun: Noun) => 'इन्हें प्रिंट करें';
export const nothingToPrint = ({ singular }: Noun) => `प्रिंट करने के लिए कोई ${singular} नहीं है।`;
export const printCount = (count: number, { plural }: Noun) => `${count} ${plural} प्रिंट करें`;
export const getting = (count: number, { plural }: Noun) => `${count} ${plural} ला रहे हैं…`;
export const ready = (done: number, count: number, { singular, plural }: Noun) => {
  if (done < count) return `${count} में से ${done} ${plural} तैयार ${done === 1 ? 'है' : 'हैं'}।`;
  return done === 1 ? `${singular} तैयार है।` : `सभी ${done} ${plural} तैयार हैं।`;
};
export const progress = (done: number, total: number) => `${total} में से ${done}`;
export const onlyTheFirst = (max: number) => `ये पहले ${max} हैं। बाकी प्रिंट करने के लिए उन्हें सूची में चुनें।`;
export const oneSheetEach = 'हर एक अलग A4 पन्ने पर प्रिंट होगा।';
export const notReady = 'तैयार नहीं';
export const documentEmpty = 'दस्तावेज़ खाली है।';
export const studentOrCourseMissing = 'छात्र या कोर्स की जानकारी नहीं है।';
export const documentNotShown = 'दस्तावेज़ दिखाया नहीं जा सका।';
export const offline = 'नेटवर्क नहीं है। नेटवर्क आते ही काम आगे चलेगा।';
