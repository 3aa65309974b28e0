import type { ReactNode } from 'react';

export const chooseCourse = 'जो सीखना चाहते हैं, उसका कोर्स चुनें।';
export const withCertificate = 'हर कोर्स के बाद सर्टिफिकेट मिलता है, जिसे कोई भी ऑनलाइन जाँच सकता है।';
export const searchCourses = 'कोर्स खोजें';
export const anyPrice = 'कोई भी कीमत';
export const anyDuration = 'कोई भी अवधि';
export const upTo = (...limits: string[]) => `${limits.join(' और ')} तक`;
export const category = 'श्रेणी';
export const lowestPriceFirst = 'कम कीमत पहले';
export const shortestFirst = 'कम अवधि पहले';
export const clear = 'सभी कोर्स दिखाएँ';
export const coursesFound = (found: number, count: number) => (found === count ? `${count} कोर्स` : `${count} में से ${found} कोर्स`);

export const categories = 'कोर्स की श्रेणियाँ';
export const coursesInCategory = (_count: number) => ' कोर्स';

export const courseDetail = 'कोर्स की जानकारी';
export const description = 'कोर्स में क्या सिखाया जाता है, कितना समय लगता है और कीमत क्या है।';
export const courseAt = (course: string, institute: string) => `${institute} का कोर्स: ${course}।`;
export const courseNotLoaded = 'कोर्स लोड नहीं हो सका।';
export const courseNotFound = 'कोर्स नहीं मिला';
export const signedIn = 'आपका लॉगिन हो गया। आगे बढ़ने के लिए ‘अभी खरीदें’ दबाएँ।';
export const similarCourses = 'मिलते-जुलते कोर्स';
export const compare = 'इस कोर्स से तुलना करें';

export const question = (course: string) => `नमस्ते! मुझे ‘${course}’ कोर्स के बारे में कुछ पूछना है।`;
export const askAbout = (hidden: (words: string) => ReactNode) => <>{hidden('WhatsApp पर ')}इस कोर्स के बारे में पूछें</>;

export const examFeeOf = (fee: string) => `परीक्षा फ़ीस: ${fee}`;
export const daysLeft = 'यह कीमत 2 दिन और';
export const addToCart = 'कार्ट में जोड़ें';
export const owned = 'यह कोर्स आपके पास है';
export const goToMyCourses = 'मेरे कोर्स देखें';
export const includes = 'इस कोर्स में मिलेगा';
export const video = '1 घंटे का वीडियो, जब चाहें देखें';
export const resources = 'डाउनलोड करने के लिए 2 फ़ाइलें';
export const onMobileAndTv = 'मोबाइल और टीवी पर भी';
export const completionCertificate = 'कोर्स पूरा करने का सर्टिफिकेट';

export const aboutThisCourse = 'एक नज़र में';
export const language = 'भाषा';
export const english = 'अंग्रेज़ी';
export const classes = 'पढ़ाई';
export const offline = 'सेंटर पर';
export const lessons = 'क्लास';
export const recorded = 'रिकॉर्डिंग के साथ';
export const rating = 'रेटिंग';
export const takenBy = 'अब तक';
export const takenByStudents = '1,112 छात्र';
export const lastUpdated = 'पिछला अपडेट';

export const aboutCourse = 'कोर्स के बारे में';
export const howYouLearn =
  'आप छोटे बैच में सीखते हैं, हर छात्र का अपना कंप्यूटर होता है और टीचर क्लास में साथ रहते हैं। हर क्लास में आप खुद कुछ बनाते हैं। क्लास रिकॉर्ड होती है, इसलिए कोई दिन छूट जाए तो उसे बाद में देख सकते हैं। आखिर में परीक्षा होती है। पास होने पर सर्टिफिकेट मिलता है, जिस पर उसका अपना नंबर होता है। कंपनियाँ उसे इस साइट पर जाँच सकती हैं।';
export const testimonials = [
  {
    name: 'आशा (नमूना)',
    words: 'मैंने पहले कभी एक चिट्ठी भी टाइप नहीं की थी। तीन महीने बाद मैं अपने चाचा की दुकान का हिसाब कंप्यूटर पर रखती हूँ।',
  },
  {
    name: 'इमरान (नमूना)',
    words: 'क्लास में कोई बात समझ न आए, तो टीचर अगली सुबह फिर समझाते थे, जब तक मैं उसे खुद न कर लूँ।',
  },
];

export const coursesNotLoaded = 'कोर्स लोड नहीं हो सके।';
export const noCourses = 'नए कोर्स जल्द आ रहे हैं।';
export const featuredCourses = 'चुने हुए कोर्स';
export const examFee = (fee: string) => `परीक्षा फ़ीस ${fee}`;

export const whatToLearn = 'आप क्या सीखेंगे';
export const price = 'कीमत';
export const duration = 'अवधि';
export const examFeeFact = 'परीक्षा फ़ीस';
export const subjects = 'विषय';

export const chooseTwo = 'तुलना के लिए दो कोर्स चुनें।';
export const addCourse = 'कोर्स चुनें';
export const labels = ['पहला कोर्स', 'दूसरा कोर्स', 'तीसरा कोर्स'];
export const total = 'परीक्षा फ़ीस के साथ कुल';
