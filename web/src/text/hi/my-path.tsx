import type { ReactNode } from 'react';

export const myPath = 'सर्टिफिकेट तक मेरे कदम';
export const myPathTo = (course: string) => `${course} के सर्टिफिकेट तक मेरे कदम`;
export const done = 'पूरा हुआ';
export const ahead = 'अभी बाकी';
export const courseBought = 'यह कोर्स आपके पास है। आपका सेंटर आपको किसी बैच में जगह देता है।';
export const exam = 'परीक्षा';
export const examAhead = 'दिन, समय और जगह आपका सेंटर बताएगा और आपका एडमिट कार्ड भी वही छापेगा।';
export const examPassed = 'आपका रिज़ल्ट आ चुका है।';
export const askForMarksheet = 'यह आपका सेंटर छापकर देता है: वहीं पूछें।';
export const looking = 'आपका सर्टिफिकेट देखा जा रहा है…';
export const certificateReady = 'तैयार है: “सर्टिफिकेट देखें” दबाएँ।';
export const certificateAhead = 'अभी नहीं आया। रिज़ल्ट आने के बाद मिलेगा।';
export const notChecked = 'आपका सर्टिफिकेट नहीं देखा जा सका।';
export const lookAgain = 'सर्टिफिकेट फिर से देखें';
export const noStudentId = 'आपकी स्टूडेंट आईडी अभी नहीं है और सर्टिफिकेट के लिए वह ज़रूरी है। अपने सेंटर से पूछें।';
export const somethingMissing = (link: (label: string) => ReactNode) => (
  <>कुछ छूटा हुआ लगे, तो पहले अपने सेंटर से पूछें। वहाँ बात न बने, तो {link('हमें लिखें')}।</>
);
