export const notShown = 'दस्तावेज़ दिखाया नहीं जा सका।';
export const issuedByInstitute = 'संस्थान का जारी किया हुआ। यह दस्तावेज़ कभी पासवर्ड या पैसे नहीं माँगता।';
export const enlarge = (document: string) => `${document} को बड़ा करके देखें`;
export const enlarged = (document: string) => `${document}, बड़े आकार में`;
export const showWholeSheet = 'पूरा पन्ना देखें';
export const tooLarge = 'यह दस्तावेज़ दिखाने के लिए बहुत बड़ा है। इसकी कॉपी हमसे माँग लें।';
export const nothingToSave = 'दस्तावेज़ खाली है, इसलिए सेव करने को कुछ नहीं है।';
export const notSaved = 'दस्तावेज़ सेव नहीं हो सका। पेज फिर से लोड करें और फिर कोशिश करें।';

export const lookUpAnother = 'दूसरा खोजें';
export const studentIdIs = (id: string) => `स्टूडेंट आईडी ${id}`;
export const print = 'प्रिंट करें';
export const share = 'शेयर करें';
export const saveAsPdf = 'PDF में सेव करें';
export const more = 'और';
export const notAuthenticated = 'सर्टिफिकेट की जाँच नहीं हुई है';
export const lookUpAgain = 'स्टूडेंट आईडी और कोर्स से सर्टिफिकेट फिर खोजें।';
export const lookUpCertificate = 'सर्टिफिकेट खोजें';
export const home = 'होम';

export const downloadTerms = 'सर्टिफिकेट डाउनलोड करने की शर्तें';
export const terms = [
  'स्टूडेंट आईडी ठीक वैसी ही भरें जैसी छपी है, अक्षर, अंक और स्लैश के साथ।',
  'सर्टिफिकेट तब मिलेगा जब छात्र परीक्षा पास कर चुका हो और रिज़ल्ट आ चुका हो।',
  'प्रिंट की हुई कॉपी आपके अपने रिकॉर्ड के लिए है। नौकरी देने वाले सर्टिफिकेट की जाँच इसी पेज पर करें।',
  'नाम और तारीखें वैसी ही दिखती हैं जैसी हमारे रिकॉर्ड में हैं। कुछ गलत हो, तो प्रिंट करने से पहले हमें लिखें।',
  'सर्टिफिकेट में फेरबदल करना, या किसी और का सर्टिफिकेट अपना बताना अपराध है। ऐसा सर्टिफिकेट रद्द कर दिया जाता है।',
];
