export const listNotLoaded = 'सूची लोड नहीं हो सकी।';

export const created = 'दर्ज होने की तारीख';
export const anyStatus = 'कोई भी';

export const searchBy = (hint: string) => `${hint} खोजें`;
export const clearFilter = (filter: string) => `${filter} हटाएँ`;
export const notInList = 'सूची में नहीं है';
export const listOptions = 'सूची के विकल्प';
export const listActions = 'सूची के काम';
export const defaultOrder = 'सामान्य क्रम';
export const descending = (column: string) => `${column}, उल्टा क्रम`;

export const select = 'चुनें';
export const done = 'हो गया';
export const selectRow = (name: string) => `${name || 'पंक्ति'} चुनें`;
export const selection = 'चुनी हुई पंक्तियाँ';
export const selected = (count: number) => {
  if (count === 0) return 'कोई नहीं चुना गया';
  return count === 1 ? '1 चुना गया' : `${count} चुने गए`;
};
export const selectPage = 'इस पेज की सभी चुनें';
export const selectAllFound = (count: number) => `मिले हुए सभी ${count} चुनें`;
export const clearSelection = 'सभी टिक हटाएँ';

export const listNotSaved = 'सूची सेव नहीं हो सकी। फिर कोशिश करें।';
export const print = 'प्रिंट करें';
export const tooManyToPrint = (max: number) => `एक बार में ${max} से ज़्यादा पंक्तियाँ प्रिंट नहीं हो सकतीं। खोजकर, फ़िल्टर लगाकर या चुनकर पंक्तियाँ कम करें।`;
export const printedRows = (count: number, date: string) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}, प्रिंट की तारीख ${date}`;

export const pagination = 'सूची के पेज';
export const rows = 'पंक्तियाँ';
export const perPage = ' हर पेज पर';
export const showRows = (count: number) => `${count} पंक्तियाँ दिखाएँ`;
export const range = (first: number, last: number, count: number) => (count === 0 ? 'कोई पंक्ति नहीं' : `${count} में से ${first}–${last}`);
export const previousPage = 'पिछला पेज';
export const nextPage = 'अगला पेज';
