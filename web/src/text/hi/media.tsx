import type { ReactNode } from 'react';

export const blankKeeps = 'जो नहीं बदलना है, उसे खाली छोड़ दें।';
export const update = 'दस्तावेज़ अपडेट करें';
export const instituteName = 'सेंटर का नाम';
export const signature = 'हस्ताक्षर';
export const signatureNoun = 'हस्ताक्षर';
export const signatureHint = 'संचालक के हस्ताक्षर। चौड़ाई और ऊँचाई करीब 40 × 20 पिक्सेल';
export const stamp = 'मोहर';
export const stampNoun = 'मोहर';
export const stampHint = 'परीक्षा नियंत्रक की मोहर';
export const allBlank = 'कम से कम एक चीज़ भरें।';

export const onCertificate = 'सर्टिफिकेट पर ऐसा दिखेगा';
export const selectedSignature = 'चुने हुए हस्ताक्षर';
export const updatedSignature = 'अपडेट किए हुए हस्ताक्षर';
export const selectedStamp = 'चुनी हुई मोहर';
export const updatedStamp = 'अपडेट की हुई मोहर';
export const owner = 'संचालक';
export const examController = 'परीक्षा नियंत्रक';
export const sketch = 'यह सिर्फ़ खाका है। टूटी रेखा वाले हिस्से वैसे ही रहेंगे, जैसे हमारे पास जमा हैं।';

export const nothingSent = 'इस ब्राउज़र से अभी कुछ नहीं भेजा गया है। पहले से जमा दस्तावेज़ तब तक रहेंगे, जब तक आप उन्हें न बदलें।';
export const sentFromHere = 'इस ब्राउज़र से भेजा गया';
export const nameSent = (name: ReactNode, date = 'अभी नहीं') => (
  <>
    सेंटर का नाम{name && <> ‘{name}’</>}, {date}
  </>
);
export const signatureSent = (date = 'अभी नहीं') => `हस्ताक्षर, ${date}`;
export const stampSent = (date = 'अभी नहीं') => `मोहर, ${date}`;
