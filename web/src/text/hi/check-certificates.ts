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
