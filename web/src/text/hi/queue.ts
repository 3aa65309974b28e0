interface Noun {
  singular: string;
  plural: string;
}

const left = (count: number) => (count === 1 ? '1 पंक्ति बाकी है।' : `${count} पंक्तियाँ बाकी हैं।`);

export const offline = 'नेटवर्क नहीं है। जब तक आप ‘जारी रखें’ नहीं दबाते, आगे कुछ नहीं भेजा जाएगा।';
export const inAnotherTab = 'यह सूची दूसरे टैब से भेजी जा रही है। यहाँ से कुछ नहीं भेजा जाएगा।';
export const maybeSentByOtherTab = 'यह पंक्ति शायद दूसरे टैब से भेजी जा चुकी है।';
export const closedBeforeResponse = 'जवाब आने से पहले पेज बंद हो गया।';
export const rowNotSent = 'यह पंक्ति भेजी नहीं जा सकी।';

export const send = ({ count, noun }: { count: number; noun: Noun }) => (count === 0 ? `${noun.plural} भेजें` : `${count} ${noun.plural} भेजें`);
/** The noun may be masculine or feminine, so the texts of a queue speak of rows. */
export const sending = (_noun: Noun) => 'भेजा जा रहा है…';
export const statusSending = 'भेजा जा रहा है';
export const statusSent = 'भेजा गया';
export const statusRejected = 'रिजेक्ट';
export const statusExists = 'पहले से है';
export const statusUnknown = 'जवाब नहीं आया';

export const leaveUnsent = (_noun: Noun) => 'कुछ पंक्तियाँ अभी नहीं भेजी गई हैं। फिर भी यह पेज छोड़ें?';
export const progress = ({ sent, total }: { sent: number; total: number }) =>
  sent === 1 ? `${total} में से 1 पंक्ति भेजी गई` : `${total} में से ${sent} पंक्तियाँ भेजी गईं`;
export const progressBar = (_noun: Noun) => 'भेजी गई पंक्तियाँ';
export const keepPageOpen = (_noun: Noun) => 'भेजा जा रहा है। यह पेज खुला रखें।';
export const finishing = 'पूरा हो रहा है…';
export const paused = (count: number) => `रुका हुआ है। ${left(count)}`;
export const pausedBecause = ({ message, left: count }: { message: string; left: number }) => `${message} ${left(count)}`;
export const nothingSentSince = (count: number) =>
  `पिछली बार ${count === 1 ? '1 पंक्ति बाकी थी।' : `${count} पंक्तियाँ बाकी थीं।`} उसके बाद कुछ नहीं भेजा गया है।`;
export const allSent = ({ count }: { count: number; noun: Noun }) => {
  if (count === 0) return 'कोई पंक्ति नहीं भेजी गई।';
  return count === 1 ? '1 पंक्ति भेजी गई।' : `${count} पंक्तियाँ भेजी गईं।`;
};
export const someSent = ({ others, ...sent }: { count: number; noun: Noun; others: number }) =>
  `${allSent(sent)} ${others === 1 ? 'बाकी 1 पंक्ति' : `बाकी ${others} पंक्तियाँ`} देख लें।`;
export const notStored = 'आपका ब्राउज़र यह सूची सेव नहीं कर पा रहा है। पेज फिर से लोड करने पर यह मिट जाएगी, इसलिए काम पूरा होने तक पेज खुला रखें।';
export const pause = 'रोकें';
export const goOn = 'जारी रखें';
export const stop = 'बाकी छोड़ें';

export const rejected = (count: number) => `रिजेक्ट (${count})`;
export const exists = (count: number) => `पहले से है (${count})`;
export const lookBeforeSending = 'यह सर्वर पर पहले से है। दोबारा भेजने से पहले सूची देख लें।';
export const unknown = (count: number) => `जवाब नहीं आया (${count})`;
export const checkBeforeSending = 'सर्वर से जवाब नहीं आया। दोबारा भेजने से पहले सूची देख लें।';
export const sendAllAgain = 'सभी दोबारा भेजें';
export const removeAll = 'सभी सूची से हटाएँ';
export const sendAgain = 'दोबारा भेजें';
export const sendRowAgain = (row: string) => `दोबारा भेजें: ${row}`;
export const remove = 'सूची से हटाएँ';
export const removeRow = (row: string) => `सूची से हटाएँ: ${row}`;
export const showSent = 'देखें, क्या-क्या भेजा गया';
export const firstOf = ({ shown, total }: { shown: number; total: number }) => `यहाँ ${total} में से पहली ${shown} पंक्तियाँ हैं।`;
export const goToList = (list: string) => `${list} पर जाएँ`;
export const clearList = 'सूची खाली करें';

export const hint = 'Enter से अगली पंक्ति पर, Ctrl+End से आख़िरी खाने पर जाएँ। स्प्रेडशीट से कॉपी किए हुए खाने यहाँ पेस्ट कर सकते हैं।';
export const undo = 'वापस लें';
export const cell = ({ column, row }: { column: string; row: string }) => `${column}, ${row}`;
export const pleaseCorrect = (groups: string) => `ठीक करें: ${groups}`;
export const rowNumber = (number: number | undefined) => `पंक्ति ${number}`;
export const cellsFilled = (count: number) => (count === 1 ? '1 खाना भर गया।' : `${count} खाने भर गए।`);
export const someFilled = ({ filled, missed }: { filled: number; missed: number }) => `${cellsFilled(filled)} ${missed} के लिए जगह नहीं थी।`;
