export const askUs = 'हमें लिखें या फ़ोन करें। नया पासवर्ड बनाने में हम आपकी मदद करेंगे।';
export const writeToUs = 'हमें लिखें';
export const callUs = (hours: string) => `हमें फ़ोन करें, ${hours}`;
export const keepReady = 'यह जानकारी पास रखें';
export const registeredEmail = 'वह ईमेल जिससे आपने रजिस्टर किया था';
export const studentId = 'आपकी स्टूडेंट आईडी, अगर है। यह आपके स्टूडेंट कार्ड पर लिखी होती है।';
export const neverSend = 'हम आपसे पुराना पासवर्ड, कार्ड का नंबर या बैंक से आया ओटीपी कभी नहीं माँगते। इन्हें हमें न भेजें।';
export const backToSignIn = 'लॉगिन पेज पर वापस जाएँ';
