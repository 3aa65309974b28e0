/** A field of an imported student, by its name in the form. The text of `avatar` is the name of the photo's file. */
export type ImportField =
  | 'fullName'
  | 'email'
  | 'phone'
  | 'fatherName'
  | 'dob'
  | 'gender'
  | 'state'
  | 'city'
  | 'village'
  | 'pinCode'
  | 'courseId'
  | 'batch'
  | 'avatar'
  | 'password';

/** A column of the table. */
export interface ImportColumn {
  field: ImportField;
  /** The header in the template. */
  label: string;
  /** Other headers that mean the same, as `toKey` returns them. */
  aliases: readonly string[];
  /** As in the form. */
  maxLength: number;
}

/** The columns in the order of the template. */
export const importColumns: readonly ImportColumn[] = [
  { field: 'fullName', label: 'Full Name', aliases: ['name', 'studentname', 'student', 'nameofstudent', 'नाम'], maxLength: 200 },
  { field: 'email', label: 'Email', aliases: ['emailid', 'emailaddress', 'mail', 'mailid', 'ईमेल'], maxLength: 254 },
  {
    field: 'phone',
    label: 'Phone',
    aliases: ['mobile', 'mobileno', 'mobilenumber', 'phoneno', 'phonenumber', 'contact', 'contactno', 'whatsappno', 'मोबाइल'],
    maxLength: 30,
  },
  { field: 'fatherName', label: 'Father Name', aliases: ['father', 'fathersname', 'nameoffather', 'fname', 'पिताकानाम'], maxLength: 200 },
  { field: 'dob', label: 'Date of Birth', aliases: ['dob', 'birthdate', 'birthday', 'dateofbirthddmmyyyy', 'जन्मतिथि'], maxLength: 30 },
  { field: 'gender', label: 'Gender', aliases: ['sex', 'लिंग'], maxLength: 30 },
  { field: 'state', label: 'State', aliases: ['stateut', 'राज्य'], maxLength: 200 },
  { field: 'city', label: 'City', aliases: ['town', 'district', 'शहर'], maxLength: 200 },
  { field: 'village', label: 'Village', aliases: ['area', 'locality', 'address', 'गांव', 'गाँव'], maxLength: 200 },
  { field: 'pinCode', label: 'Pincode', aliases: ['pin', 'pinno', 'postalcode', 'zip', 'zipcode', 'पिनकोड'], maxLength: 20 },
  { field: 'courseId', label: 'Course', aliases: ['coursename', 'coursetitle', 'courseid', 'कोर्स'], maxLength: 200 },
  { field: 'batch', label: 'Batch', aliases: ['batchname', 'batchtitle', 'batchid', 'बैच'], maxLength: 200 },
  { field: 'avatar', label: 'Photo', aliases: ['photofile', 'photoname', 'picture', 'image', 'photograph', 'फोटो'], maxLength: 200 },
  { field: 'password', label: 'Password', aliases: ['loginpassword', 'pass', 'पासवर्ड'], maxLength: 200 },
];

/** Letters and digits in lower case, so that 'Father's Name' equals 'fathers name'. Vowel signs and '&' count, too. */
export function toKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
