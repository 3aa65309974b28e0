export const fullName = 'Full Name';
export const fatherName = 'Father Name';
export const dateOfBirth = 'Date of Birth';
export const gender = 'Gender';
export const aboutStudent = 'About the student';
export const asOnDocuments = 'As it should appear on marksheets and certificates.';
export const aboutYou = 'About you';
export const asOnYourDocuments = 'As it should appear on your marksheets and certificates.';

export const address = 'Address';
export const village = 'Village';
export const pincode = 'Pincode';

export const genders = { male: 'Male', female: 'Female', other: 'Other' };
/** Of the value 'andhraPradesh' it is 'ANDHRA PRADESH'. */
export const stateName = (value: string) => value.replace(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();

export const stateSelected = (state: string) => `State selected: ${state}. Please check it.`;
