export const checkAny = 'कोई भी सर्टिफिकेट जाँचें, अपना या किसी और का। जो यहाँ मिले, वह हमने ही जारी किया है।';
export const lookUp = 'सर्टिफिकेट खोजें';
export const studentIdExample = 'जैसे XYZ**2023';
export const studentIdMissing = 'सर्टिफिकेट पर छपी स्टूडेंट आईडी भरें।';
export const notStudentId = 'यह स्टूडेंट आईडी नहीं है। सर्टिफिकेट पर जैसी छपी है, वैसी ही भरें।';
export const courseMissing = 'कोर्स चुनें।';
export const whatItProves =
  'सर्टिफिकेट खुल जाए, तो इसका मतलब है कि इस स्टूडेंट आईडी और कोर्स का रिज़ल्ट हमारे रिकॉर्ड में आ चुका है। जाँच हर बार ताज़ा रिकॉर्ड से होती है।';
export const viewCertificate = 'सर्टिफिकेट देखें';
export const lookedFor = (typed: string, capitals: string) => `हमने ${typed} और ${capitals}, दोनों को खोजा।`;
export const checkMany = 'कई सर्टिफिकेट एक साथ जाँचें';

export const pasteMany = 'एक कोर्स की 50 तक स्टूडेंट आईडी पेस्ट करें। ‘नहीं मिला’ का मतलब है कि उस स्टूडेंट आईडी और कोर्स का रिज़ल्ट हमारे पास नहीं है।';
export const studentIds = 'स्टूडेंट आईडी की सूची';
export const howToSeparate = 'हर लाइन में एक, या बीच में कॉमा या खाली जगह, जैसे स्प्रेडशीट से कॉपी होती हैं।';
export const tooMany = (count: number, max: number) => `ये ${count} स्टूडेंट आईडी हैं। यहाँ ${max} रहने दें, बाकी इनके बाद जाँचें।`;
export const notStudentIds = (ids: string) => `ऐसी कोई स्टूडेंट आईडी नहीं होती: ${ids}`;
export const check = 'सर्टिफिकेट जाँचें';
export const progress = (done: number, total: number) => `${total} में से ${done} की जाँच हो गई`;
export const offline = 'नेटवर्क नहीं है। नेटवर्क आते ही जाँच आगे चलेगी।';
export const finished = (found: number, notFound: number, failed: number) =>
  `मिले: ${found}, नहीं मिले: ${notFound}${failed > 0 ? `, जाँच नहीं हो सकी: ${failed}` : ''}।`;
export const waiting = 'बाकी';
export const found = 'मिला';
export const notFound = 'नहीं मिला';
export const failed = 'जाँच नहीं हो सकी';

export const downloadTerms = 'सर्टिफिकेट डाउनलोड करने की शर्तें';
export const terms = [
  'स्टूडेंट आईडी ठीक वैसी ही भरें जैसी छपी है, अक्षर, अंक और स्लैश के साथ।',
  'सर्टिफिकेट तब मिलेगा जब छात्र परीक्षा पास कर चुका हो और रिज़ल्ट आ चुका हो।',
  'प्रिंट की हुई कॉपी आपके अपने रिकॉर्ड के लिए है। कंपनियाँ सर्टिफिकेट इसी पेज पर जाँचें।',
  'नाम और तारीखें वैसी ही दिखती हैं जैसी हमारे रिकॉर्ड में हैं। कुछ गलत हो, तो प्रिंट करने से पहले हमें लिखें।',
  'सर्टिफिकेट में फेरबदल करना, या किसी और का सर्टिफिकेट अपना बताना अपराध है। ऐसा सर्टिफिकेट रद्द कर दिया जाता है।',
];
