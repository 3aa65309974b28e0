import type { ReactNode } from 'react';

export const toBuy = (course: string) => `${course} खरीदने के लिए लॉगिन करें।`;
export const toSeeProfile = 'अपनी प्रोफ़ाइल देखने के लिए लॉगिन करें।';
export const toSeeCentre = 'अपना सेंटर देखने के लिए लॉगिन करें।';
export const toConfirmPayment = 'अपने पेमेंट की पुष्टि के लिए लॉगिन करें।';
export const toSeeCourses = 'अपने कोर्स और प्रोफ़ाइल देखने के लिए लॉगिन करें।';
export const emailMissing = 'अपना ईमेल भरें।';
export const passwordMissing = 'अपना पासवर्ड भरें।';
export const fillBoth = 'ईमेल और पासवर्ड दोनों भरें।';
export const submit = 'लॉगिन करें';
export const newHere = 'अकाउंट नहीं है?';
export const forgotPassword = 'पासवर्ड भूल गए?';

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

export const askUs = 'हमें लिखें या फ़ोन करें। नया पासवर्ड बनाने में हम आपकी मदद करेंगे।';
export const writeToUs = 'हमें लिखें';
export const callUs = (hours: string) => `हमें फ़ोन करें, ${hours}`;
export const keepReady = 'यह जानकारी पास रखें';
export const registeredEmail = 'वह ईमेल जिससे आपने रजिस्टर किया था';
export const studentId = 'आपकी स्टूडेंट आईडी, अगर है। यह आपके स्टूडेंट कार्ड पर लिखी होती है।';
export const neverSend = 'हम आपसे पुराना पासवर्ड, कार्ड का नंबर या बैंक से आया ओटीपी कभी नहीं माँगते। इन्हें हमें न भेजें।';
export const backToSignIn = 'लॉगिन पेज पर वापस जाएँ';
