export const genders = { male: 'Male', female: 'Female', other: 'Other' };
/** Of the value 'andhraPradesh' it is 'ANDHRA PRADESH'. */
export const stateName = (value: string) => value.replace(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();
