import { genders, states } from '@institute/sdk';

/** Letters and digits in lower case, so that 'Father's Name' equals 'fathers name'. Vowel signs and '&' count, too; many leave out the nukta. */
export function toKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]|\u093C/gu, '');
}

/** Headers as `toKey` returns them, in both languages, because a table from the English site can be imported on the Hindi one. */
export const knownHeaders = {
  fullName: ['fullname', 'name', 'studentname', 'student', 'nameofstudent', 'पूरानाम', 'नाम', 'छात्रकानाम', 'छात्र'],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'mailid', 'ईमेल', 'ईमेलआईडी'],
  phone: [
    ...['phone', 'phoneno', 'phonenumber', 'mobile', 'mobileno', 'mobilenumber', 'contact', 'contactno', 'whatsappno'],
    ...['फोननंबर', 'फोन', 'मोबाइलनंबर', 'मोबाइल', 'whatsappनंबर'],
  ],
  fatherName: ['fathername', 'father', 'fathersname', 'nameoffather', 'fname', 'पिताकानाम', 'पिता'],
  dob: ['dateofbirth', 'dob', 'birthdate', 'birthday', 'dateofbirthddmmyyyy', 'जन्मतिथि', 'जन्मकीतारीख'],
  gender: ['gender', 'sex', 'लिंग'],
  state: ['state', 'stateut', 'राज्य'],
  city: ['city', 'town', 'district', 'शहर', 'जिला'],
  village: ['village', 'area', 'locality', 'address', 'गाँव', 'गांव', 'पता'],
  pinCode: ['pincode', 'pin', 'pinno', 'postalcode', 'zip', 'zipcode', 'पिनकोड'],
  courseId: ['course', 'coursename', 'coursetitle', 'courseid', 'कोर्स', 'कोर्सकानाम'],
  batch: ['batch', 'batchname', 'batchtitle', 'batchid', 'बैच', 'बैचकानाम'],
  avatar: ['photo', 'photofile', 'photoname', 'picture', 'image', 'photograph', 'फोटो'],
  password: ['password', 'loginpassword', 'pass', 'पासवर्ड'],
} satisfies Record<string, readonly string[]>;

const { male, female, other } = genders;

export const genderWords: Readonly<Record<string, string | undefined>> = {
  ...{ male, m: male, boy: male, पुरुष: male, लडका: male },
  ...{ female, f: female, girl: female, महिला: female, लडकी: female },
  ...{ other, o: other, others: other, transgender: other, अन्य: other },
};

/** In the order of `states`. Their English names are their values: 'andhraPradesh'. */
const hindiStates = [
  ...['आंध्र प्रदेश', 'अरुणाचल प्रदेश', 'असम', 'बिहार', 'छत्तीसगढ़', 'गोवा', 'गुजरात', 'हरियाणा', 'हिमाचल प्रदेश', 'झारखंड'],
  ...['कर्नाटक', 'केरल', 'मध्य प्रदेश', 'महाराष्ट्र', 'मणिपुर', 'मेघालय', 'मिज़ोरम', 'नागालैंड', 'ओडिशा', 'पंजाब', 'राजस्थान'],
  ...['सिक्किम', 'तमिलनाडु', 'तेलंगाना', 'त्रिपुरा', 'उत्तर प्रदेश', 'उत्तराखंड', 'पश्चिम बंगाल', 'अंडमान और निकोबार द्वीपसमूह'],
  ...['चंडीगढ़', 'दादरा और नगर हवेली तथा दमन और दीव', 'दिल्ली', 'जम्मू और कश्मीर', 'लक्षद्वीप', 'पुदुचेरी'],
];

export const stateWords: ReadonlyMap<string, string> = new Map(
  Object.values(states).flatMap((state, index) => [state, hindiStates[index] ?? state].map((name) => [toKey(name), state] as const)),
);
