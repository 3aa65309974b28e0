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
