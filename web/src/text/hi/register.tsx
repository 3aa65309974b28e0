import type { ReactNode } from 'react';

export const haveAccount = 'पहले से अकाउंट है?';
export const signInWith = 'आप इसी ईमेल और पासवर्ड से लॉगिन करेंगे।';
export const confirmPassword = 'पासवर्ड दोबारा लिखें';
export const passwordMismatch = 'दोनों पासवर्ड एक जैसे होने चाहिए।';
export const dateNotSent = 'आपकी जन्म तिथि नहीं भेजी गई। इसे आप अपनी प्रोफ़ाइल में जोड़ सकते हैं।';
export const yourPhoto = 'आपकी फ़ोटो';
export const forStudentCard = 'आपके स्टूडेंट कार्ड के लिए।';
export const optional = 'ज़रूरी नहीं';
export const withoutPhoto = 'आप फ़ोटो के बिना भी रजिस्टर कर सकते हैं।';
export const photoNotSent = 'आपकी फ़ोटो नहीं भेजी गई। इसे आप अपनी प्रोफ़ाइल में जोड़ सकते हैं।';

type Link = (label: string) => ReactNode;

export const consent = (terms: Link, privacy: Link) => (
  <>
    रजिस्टर करने का मतलब है कि आपको हमारे {terms('नियम और शर्तें')} मंज़ूर हैं। {privacy('गोपनीयता नीति')} में लिखा है कि हम आपका डेटा कैसे इस्तेमाल करते हैं। अगर
    आपकी उम्र 18 साल से कम है, तो माता-पिता या अभिभावक के साथ मिलकर रजिस्टर करें।
  </>
);
