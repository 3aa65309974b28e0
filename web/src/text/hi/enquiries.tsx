import type { ReactNode } from 'react';

export const askAbout = 'कोर्स, बैच, फ़ीस या सर्टिफिकेट के बारे में पूछें। आप हिंदी या अंग्रेज़ी में लिख सकते हैं।';
export const writeToUs = 'हमें लिखें';
export const query = 'आपका सवाल';
export const sendQuery = 'सवाल भेजें';
export const queryReceived = 'धन्यवाद। आपका सवाल हमें मिल गया है।';
export const contactDirectly = 'या सीधे संपर्क करें';
export const callUs = 'फ़ोन करें';
export const emailUs = 'ईमेल करें';

export const whatsappNumber = 'WhatsApp नंबर';
export const privacy = (link: (label: string) => ReactNode) => <>हम आपका डेटा कैसे इस्तेमाल करते हैं, यह {link('गोपनीयता नीति')} में लिखा है।</>;

export const centreInYourTown = 'फ़्रैंचाइज़ी: अपने शहर में अपना सेंटर';
export const together =
  'अपने इलाके और वहाँ के परिवारों को आप जानते हैं। कोर्स और परीक्षा का काम हम जानते हैं। आइए, मिलकर ऐसी जगह बनाएँ जहाँ लोग घर के पास सीख सकें।';
export const apply = 'सेंटर के लिए आवेदन करें';

export const whatWeBring = 'हमारी ओर से';
export const weBring = [
  'पाठ-दर-पाठ तैयार कोर्स, किताबों और अभ्यास के साथ',
  'परीक्षा, एडमिट कार्ड और रिज़ल्ट, सब एक जगह',
  'ऐसे सर्टिफिकेट जिन्हें कोई भी इस साइट पर जाँच सकता है',
  'इस साइट पर आपकी अपनी जगह, जहाँ आपके छात्र, बैच, परीक्षाएँ और वॉलेट होंगे',
  'मदद के लिए हमारे लोग, बस एक फ़ोन की दूरी पर',
];
export const whatYouBring = 'आपकी ओर से';
export const youBring = [
  'बिना सीलन का, अच्छी रोशनी वाला कमरा, जहाँ पहुँचना आसान और सुरक्षित हो, शाम को अकेले आने वाले छात्रों के लिए भी',
  'चालू हालत में कंप्यूटर और लगातार बिजली',
  'टीचर, जो धीरज से पढ़ाएँ',
  'शहर के माता-पिता के बीच आपका अच्छा नाम',
  'समय: सेंटर एक-एक बैच करके बढ़ता है',
];

export const stepByStep = 'आवेदन से सेंटर खुलने तक';
export const steps = [
  { title: 'आप आवेदन करते हैं', text: 'नीचे का फ़ॉर्म भरें: आप कौन हैं, सेंटर कहाँ होगा और आपके पास अभी क्या-क्या है।' },
  { title: 'हम बात करते हैं', text: 'हम आपको फ़ोन करते हैं, आपके सवालों के जवाब देते हैं और अपने सवाल पूछते हैं। अभी न आप बँधे हैं, न हम।' },
  { title: 'हम देखने आते हैं', text: 'हम देखते हैं कि कमरे और कंप्यूटर कैसे हैं, छात्र सेंटर तक कैसे आएँगे और आपके शहर में किन कोर्स की ज़रूरत है।' },
  {
    title: 'हम एग्रीमेंट करते हैं',
    text: 'एग्रीमेंट में लिखा होता है कि कौन क्या करेगा, खर्च कितना होगा और एग्रीमेंट कैसे खत्म होगा। इसे आराम से पढ़ें, और किसी ऐसे व्यक्ति को दिखाएँ जिस पर आपको भरोसा हो।',
  },
  { title: 'आपका सेंटर खुलता है', text: 'आपको अपना लॉगिन मिलता है, पहले बैच में हम आपकी मदद करते हैं, और आपके छात्र आपकी सूची में दिखते हैं।' },
];

export const howToApply = (contact: (label: string) => ReactNode) => (
  <>दो-चार सीधे वाक्य काफ़ी हैं। कोई सवाल हो, तो पहले {contact('हमसे संपर्क करें')}।</>
);
export const aboutYou = 'आपके बारे में';
export const howToReachYou = 'हम आपसे कैसे संपर्क करें।';
export const address = 'पता';
export const aboutCentre = 'वह कहाँ होगा, और आपके पास अभी क्या-क्या है।';
export const location = 'सेंटर की जगह';
export const locationHint = 'शहर और ज़िला, और मालूम हो तो सड़क या मोहल्ला।';
export const workExperience = 'काम का अनुभव';
export const workExperienceHint = 'पढ़ाने का, कंप्यूटर का या अपना कारोबार चलाने का।';
export const aboutInstitute = 'आपके संस्थान के बारे में';
export const aboutInstituteHint = 'कमरे, कंप्यूटर और कर्मचारी, जो आपके पास हैं या आप रखने वाले हैं।';
export const sendApplication = 'आवेदन भेजें';
export const applicationReceived = 'धन्यवाद। आपका आवेदन हमें मिल गया है।';
