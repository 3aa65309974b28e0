import type { ReactNode } from 'react';

export const askAbout = 'कोर्स, बैच, फ़ीस या सर्टिफिकेट के बारे में पूछें। आप हिंदी या अंग्रेज़ी में लिख सकते हैं।';
export const writeToUs = 'हमें लिखें';
export const query = 'आपका सवाल';
export const sendQuery = 'सवाल भेजें';
export const querySent = 'आपका सवाल भेज दिया गया है।';
export const queryReceived = 'धन्यवाद। आपका सवाल हमें मिल गया है।';
export const contactDirectly = 'या सीधे संपर्क करें';
export const callUs = 'फ़ोन करें';
export const emailUs = 'ईमेल करें';

export const whatsappNumber = 'WhatsApp नंबर';
export const privacy = (link: (label: string) => ReactNode) => <>हम आपका डेटा कैसे इस्तेमाल करते हैं, यह {link('गोपनीयता नीति')} में लिखा है।</>;
