export const allFieldsRequired = 'सभी खाने ज़रूरी हैं।';
export const fillRequiredFields = 'सभी ज़रूरी खाने भरें।';
export const fieldRequired = 'यह खाना ज़रूरी है।';
export const changesUnsaved = 'आपके बदलाव अभी सेव नहीं हुए हैं। फिर भी यह पेज छोड़ें?';
export const changesBeingSaved = 'आपके बदलाव अभी सेव हो रहे हैं। फिर भी यह पेज छोड़ें?';

export const draftRestored = 'आपका पहले का लिखा वापस आ गया';
export const discardDraft = 'हटाएँ';
export const draftNotStored = 'आपका ब्राउज़र यहाँ लिखी चीज़ें सेव नहीं कर सकता। पेज बंद या फिर से लोड करने से पहले इसे भेज दें।';

export const showPassword = 'पासवर्ड दिखाएँ';
export const hidePassword = 'पासवर्ड छिपाएँ';
export const dateFormat = 'दिन-महीना-साल, जैसे 09-03-2005';
export const dateUnreadable = 'तारीख दिन-महीना-साल में लिखें, जैसे 09-03-2005।';
export const dateIncomplete = 'तारीख पूरी भरें।';
export const endBeforeStart = 'समाप्ति की तारीख शुरुआत से पहले की है।';
export const issueBeforeEnd = 'जारी होने की तारीख समाप्ति से पहले की है।';
