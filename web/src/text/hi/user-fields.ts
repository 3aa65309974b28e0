export const fullName = 'पूरा नाम';
export const fatherName = 'पिता का नाम';
export const dateOfBirth = 'जन्म तिथि';
export const gender = 'लिंग';
export const aboutStudent = 'छात्र की जानकारी';
export const asOnDocuments = 'मार्कशीट और सर्टिफिकेट पर यही छपेगा।';
export const aboutYou = 'आपकी जानकारी';
export const asOnYourDocuments = 'आपकी मार्कशीट और सर्टिफिकेट पर यही छपेगा।';

export const address = 'पता';
export const village = 'गाँव';
export const pincode = 'पिन कोड';

export const genders = { male: 'पुरुष', female: 'महिला', other: 'अन्य' };

export const stateName = (value: string) => states[value] ?? value;

const states: Readonly<Record<string, string | undefined>> = {
  andhraPradesh: 'आंध्र प्रदेश',
  arunachalPradesh: 'अरुणाचल प्रदेश',
  assam: 'असम',
  bihar: 'बिहार',
  chhattisgarh: 'छत्तीसगढ़',
  goa: 'गोवा',
  gujarat: 'गुजरात',
  haryana: 'हरियाणा',
  himachalPradesh: 'हिमाचल प्रदेश',
  jharkhand: 'झारखंड',
  karnataka: 'कर्नाटक',
  kerala: 'केरल',
  madhyaPradesh: 'मध्य प्रदेश',
  maharashtra: 'महाराष्ट्र',
  manipur: 'मणिपुर',
  meghalaya: 'मेघालय',
  mizoram: 'मिज़ोरम',
  nagaland: 'नागालैंड',
  odisha: 'ओडिशा',
  punjab: 'पंजाब',
  rajasthan: 'राजस्थान',
  sikkim: 'सिक्किम',
  tamilNadu: 'तमिलनाडु',
  telangana: 'तेलंगाना',
  tripura: 'त्रिपुरा',
  uttarPradesh: 'उत्तर प्रदेश',
  uttarakhand: 'उत्तराखंड',
  westBengal: 'पश्चिम बंगाल',
  andamanAndNicobarIslands: 'अंडमान और निकोबार द्वीपसमूह',
  chandigarh: 'चंडीगढ़',
  dadraAndNagarHaveliAndDamanAndDiu: 'दादरा और नगर हवेली तथा दमन और दीव',
  delhi: 'दिल्ली',
  jammuAndKashmir: 'जम्मू और कश्मीर',
  lakshadweep: 'लक्षद्वीप',
  puducherry: 'पुदुचेरी',
};

export const stateSelected = (state: string) => `राज्य चुना गया: ${state}। सही है या नहीं, देख लें।`;
