export const intro = 'कंप्यूटर, ऑफ़िस का काम और प्रवेश परीक्षा की तैयारी, छोटे बैच में। टीचर आपके साथ, और हाथ में ऐसा सर्टिफिकेट जिसे कोई भी जाँच सके।';
export const seeAllCourses = 'सभी कोर्स देखें';

export const recognition = 'मान्यता';
/** What the button pauses: 'खबरें रोकें'. */
export const newsToPause = 'खबरें';
/** Sample recognitions of a fictional institute. */
export const news = [
  'सर्टिफिकेट, जिन्हें कंपनियाँ ऑनलाइन जाँच सकती हैं',
  'राष्ट्रीय व्यावसायिक संस्था से मान्यता',
  'राज्य के रजिस्टर्ड ट्रेनिंग पार्टनर',
  'परीक्षाएँ एक स्वतंत्र बोर्ड से',
  'पढ़ाई और रिकॉर्ड आईएसओ प्रमाणित',
];

export const highlights = 'खास बातें';
/** The slides change quickly, so their texts are short. */
export const computerCourses = 'कंप्यूटर कोर्स';
export const computerCoursesText = 'हर छात्र के लिए एक कंप्यूटर';
export const computerCoursesPicture = 'बोर्ड के पास टीचर और अपने-अपने लैपटॉप पर तीन छात्र';
export const skillCourses = 'हुनर के कोर्स';
export const skillCoursesText = 'वह काम सीखें, जिससे कमाई हो';
export const skillCoursesPicture = 'मेज़ पर सिलाई मशीन, बल्ब और खुला हुआ मोबाइल';
export const coaching = 'प्रवेश परीक्षा की कोचिंग';
export const coachingText = 'बड़ी परीक्षा की पक्की तैयारी';
export const coachingPicture = 'उत्तर पुस्तिका और पेंसिल, और किताबों के ढेर पर घड़ी';
export const certificates = 'सर्टिफिकेट';
export const certificatesText = 'ऑनलाइन जाँचें';
export const certificatesPicture = 'एक सर्टिफिकेट और मोबाइल पर सही का निशान';

export const startWithOne = 'इनसे शुरुआत करें';
export const allCourses = 'सभी कोर्स';

export const whatWeStandFor = 'हमारी सोच';
export const mission = 'हमारा मकसद';
export const missionText = 'हमारे कस्बों में किसी के हाथ से नौकरी, सीट या मौका सिर्फ़ इसलिए न जाए कि उसके पास सीखने के लिए कंप्यूटर नहीं था।';
export const vision = 'हमारा सपना';
export const visionText = 'हर घर के पास एक सेंटर, जहाँ पहली बार सीखने वाले और नौकरी करने वाले साथ बैठकर सीखें।';
export const strategy = 'हमारा तरीका';
export const strategyText = 'छोटे बैच, हर छात्र के लिए एक कंप्यूटर, करके सीखना, और सर्टिफिकेट जिन्हें कोई भी जाँच सके।';

export const testimonialsHeading = 'छात्र क्या कहते हैं';
export const areSamples = 'ये असली छात्रों की बातें नहीं, सिर्फ़ नमूने हैं।';
export const sampleStudent = (name: string) => `${name} (नमूना)`;
export const testimonials = [
  {
    name: 'सुनीता',
    course: 'बेसिक कंप्यूटर',
    words: 'डर लगता था कि कंप्यूटर मुझसे बिगड़ न जाए। दूसरे ही हफ़्ते मैंने अपनी बहन के नाम हिंदी में चिट्ठी टाइप की और उसका प्रिंट भी निकाला।',
  },
  {
    name: 'अर्जुन',
    course: 'कंप्यूटर अकाउंटिंग',
    words: 'हमने एक छोटी दुकान का पूरा हिसाब बनाया, पहले बिल से आखिरी रिपोर्ट तक। अब मैं एक असली दुकान का हिसाब रखता हूँ।',
  },
  {
    name: 'नगमा',
    course: 'कटिंग और सिलाई',
    words: 'मैं एक हफ़्ता बीमार रही, तो घर पर रिकॉर्ड की हुई क्लास देख ली। लौटी, तो कुछ भी छूटा नहीं था।',
  },
  {
    name: 'विक्रम',
    course: 'प्रवेश परीक्षा की कोचिंग',
    words: 'हर शनिवार टेस्ट होता था और हर सोमवार हम अपनी गलतियाँ समझते थे। परीक्षा के दिन मेरे लिए कुछ भी नया नहीं था।',
  },
];

export const talkToUs = 'पहले हमसे बात करें';
export const talkToUsText = 'बताइए कि आप क्या सीखना चाहते हैं। कोर्स चुनने में हम मदद करेंगे, और आप एक क्लास मुफ़्त में करके फ़ैसला कर सकते हैं।';

export const carousel = 'स्लाइड शो';
export const slide = 'स्लाइड';
export const slideOf = (name: string, number: number, count: number) => `${name}, ${count} में से ${number}`;
export const position = (number: number, count: number) => `${count} में से ${number}`;
export const previousSlide = 'पिछली स्लाइड';
export const nextSlide = 'अगली स्लाइड';
export const slides = 'स्लाइड';

export const pause = (content: string) => `${content} रोकें`;
export const play = (content: string) => `${content} चलाएँ`;
