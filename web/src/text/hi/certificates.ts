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
