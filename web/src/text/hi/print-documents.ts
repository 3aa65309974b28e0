interface Noun {
  singular: string;
  plural: string;
}

export const print = ({ plural }: Noun) => `${plural} प्रिंट करें`;
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
