import type { ReactNode } from 'react';

export const loginFirst = 'पेमेंट करने से पहले लॉगिन करें।';
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
