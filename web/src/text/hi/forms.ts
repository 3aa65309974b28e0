export const allFieldsRequired = 'सब कुछ भरना ज़रूरी है।';
export const fillRequiredFields = 'जो भरना ज़रूरी है, वह सब भरें।';
export const fieldRequired = 'यह भरना ज़रूरी है।';
export const changesUnsaved = 'आपके बदलाव अभी सेव नहीं हुए हैं। फिर भी यह पेज छोड़ें?';
export const changesBeingSaved = 'आपके बदलाव अभी सेव हो रहे हैं। फिर भी यह पेज छोड़ें?';

export const draftRestored = 'आपने पहले जो लिखा था, वह वापस आ गया है';
export const discardDraft = 'हटाएँ';
export const draftNotStored = 'आपका ब्राउज़र यहाँ लिखी बातें सेव नहीं कर सकता। पेज बंद या फिर से लोड करने से पहले इन्हें भेज दें।';

export const showPassword = 'पासवर्ड दिखाएँ';
export const hidePassword = 'पासवर्ड छिपाएँ';
export const dateFormat = 'दिन-महीना-साल, जैसे 09-03-2005';
export const dateUnreadable = 'तारीख दिन-महीना-साल में लिखें, जैसे 09-03-2005।';
export const dateIncomplete = 'तारीख पूरी भरें।';
export const endBeforeStart = 'समाप्ति की तारीख शुरुआत से पहले की है।';
export const issueBeforeEnd = 'जारी होने की तारीख समाप्ति से पहले की है।';

export const progress = (done: number, total: number, label: string) => `${total} में से ${done} ${label}`;

export const search = 'खोजें';
export const optionNoun = { singular: 'विकल्प', plural: 'विकल्प' };
export const showingFirst = (shown: number, count: number) => `${count} में से ${shown} दिख रहे हैं। सूची छोटी करने के लिए कुछ लिखें।`;
export const noResultsFor = (query: string) => `‘${query}’ के लिए कुछ नहीं मिला।`;
export const found = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;

export const selectAll = (count: number) => `सभी ${count} चुनें`;
export const selected = (count: number) => {
  if (count === 0) return 'कोई नहीं चुना गया';
  return count === 1 ? '1 चुना गया' : `${count} चुने गए`;
};
export const removeAll = 'सभी हटाएँ';
export const remove = (option: string) => `${option} हटाएँ`;
export const more = (count: number) => `और ${count}`;
