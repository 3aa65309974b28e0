import type { ReactNode } from 'react';

export const loginFirst = 'पेमेंट करने से पहले लॉगिन करें।';
export const buyNowFor = (course: string) => `अभी खरीदें: ${course}`;
export const unsafePaymentPage = 'पेमेंट पेज नहीं खोला गया, क्योंकि उसका पता सुरक्षित नहीं है।';
export const phoneRejected = 'आपकी प्रोफ़ाइल का फ़ोन नंबर स्वीकार नहीं हुआ। उसे ठीक करें, फिर दोबारा ‘अभी खरीदें’ दबाएँ।';
export const correctPhone = 'फ़ोन नंबर ठीक करें';
export const amountRejected = 'रकम स्वीकार नहीं हुई। शायद कीमत बदल गई है। कीमत फिर लोड करें।';
export const priceIsNow = (price: string) => `अब कीमत ${price} है। दोबारा ‘अभी खरीदें’ दबाएँ।`;
export const loadPrice = 'कीमत फिर लोड करें';
export const stillRejected = (contact: (label: string) => ReactNode) => (
  <>फिर भी स्वीकार न हो, तो {contact('हमसे संपर्क करें')}। आपके पैसे नहीं कटे हैं।</>
);
export const nextInCart = 'आपके कार्ट में अगला कोर्स';

export const checking = 'पेमेंट की जाँच हो रही है…';
export const received = 'पेमेंट मिल गया';
export const reportedAsPaid = 'पेमेंट होने की सूचना मिली है';
export const notConfirmed = 'पेमेंट की पुष्टि अभी बाकी है';
export const notCompleted = 'पेमेंट पूरा नहीं हुआ';
export const notFound = 'कोई पेमेंट नहीं मिला';

export const rejected = 'संस्थान यह पेमेंट स्वीकार नहीं कर सका।';
export const noResponse = 'संस्थान से जवाब नहीं आया। पेमेंट की जानकारी फिर भेजें।';
export const answered = (message: string) => `संस्थान का जवाब: ${message} पेमेंट की जानकारी फिर भेजें।`;
export const sentByOther = 'इस पेमेंट की जानकारी पहले भेजी जा चुकी है, किसी दूसरे अकाउंट से या आपके लॉगिन करने से पहले। पेमेंट आपका है, तो फिर भेजें।';
export const signInToConfirm = 'लॉगिन करें, ताकि हम पेमेंट की पुष्टि कर सकें।';
export const inMyCourses = 'कोर्स आपको ‘मेरे कोर्स’ में मिलेगा।';
export const weCallYou = 'कोर्स आपको ‘मेरे कोर्स’ में मिलेगा। सेंटर चुनने के लिए हम आपको फ़ोन करेंगे।';
export const openAgain = 'अगर आपने पेमेंट किया है, तो पेमेंट वाले पेज से यह पेज फिर खोलें।';
export const onItsWay = 'हो सकता है कि पेमेंट अभी रास्ते में हो। दोबारा पेमेंट करने से पहले अपना बैंक खाता देख लें।';
export const nothingBought = 'कुछ खरीदा नहीं गया। आप फिर कोशिश कर सकते हैं।';
export const addressIncomplete = 'इस पेज का पता अधूरा है। पेमेंट वाले पेज से इसे फिर खोलें।';
export const verifying = 'हम आपके पेमेंट की जाँच कर रहे हैं। इसमें थोड़ा समय लग सकता है। आप चाहें तो यह पेज बंद कर सकते हैं।';
export const emailComing = 'पुष्टि का ईमेल हम आपको भेज देंगे।';

export const homePage = 'होम पेज';
export const myCourses = 'मेरे कोर्स';
export const sendAgain = 'फिर भेजें';
export const tryAgain = 'फिर कोशिश करें';

export const paymentDetails = 'पेमेंट की जानकारी';
export const detailsOfPayment = 'आपके पेमेंट की जानकारी';
export const asReported = 'पेमेंट कंपनी से मिली जानकारी';
export const paymentId = 'पेमेंट आईडी';
export const paymentRequestId = 'पेमेंट रिक्वेस्ट आईडी';
export const paidFor = 'किस कोर्स के लिए';
export const paymentStatus = 'पेमेंट की स्थिति';
export const completed = 'पूरा हुआ';
export const failed = 'पूरा नहीं हुआ';
export const copyDetails = 'जानकारी कॉपी करें';
export const print = 'प्रिंट करें';
export const copied = 'पेमेंट की जानकारी कॉपी हो गई।';
export const notCopied = 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। जानकारी को चुनकर खुद कॉपी करें।';

export const whatToDoNow = 'अब आप क्या कर सकते हैं';
export const ifNotDebited = () => (
  <>
    <strong>पैसे नहीं कटे:</strong> कोर्स पर वापस जाएँ और दोबारा ‘अभी खरीदें’ दबाएँ, या पेमेंट का कोई और तरीका चुनें।
  </>
);
export const ifDebited = (policy: (label: string) => ReactNode) => (
  <>
    <strong>पैसे कट गए:</strong> दोबारा पेमेंट न करें। अक्सर पुष्टि बस देर से आती है, इसलिए एक घंटे बाद अपनी प्रोफ़ाइल देख लें। अगर पैसे हम तक नहीं पहुँचे, तो आपका बैंक
    उन्हें अपने आप लौटा देता है। भारतीय रिज़र्व बैंक के नियम से, कार्ड और UPI के ऑनलाइन पेमेंट में बैंक को यह पेमेंट के दिन के बाद पाँच दिन के अंदर करना होता है। पूरी
    जानकारी हमारी {policy('पेमेंट नीति')} में है।
  </>
);
export const ifNotSure = (email: ReactNode, phone: ReactNode, paymentId: ReactNode) => (
  <>
    <strong>पक्का पता नहीं:</strong> {email} पर लिखें या {phone} पर फ़ोन करें।{' '}
    {paymentId ? <>साथ में पेमेंट आईडी {paymentId} बताएँ।</> : 'साथ में तारीख और रकम बताएँ।'}
  </>
);
export const emailSubject = (paymentId: string) => `पेमेंट ${paymentId}`;
