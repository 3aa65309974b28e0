import { type Gender, roles } from '@institute/sdk/contract';
import type { Account } from '../db.ts';

/** The student and the operator whose passwords are documented. */
export const documentedAccounts: Account[] = [
  {
    _id: 'u-student',
    fullName: 'Aarav Sharma',
    email: 'student@example.com',
    password: 'student123',
    phone: '0000012345',
    city: 'Lucknow',
    state: 'uttarPradesh',
    pinCode: '226010',
    village: 'Gomti Nagar',
    fatherName: 'राजेश शर्मा',
    dob: '2004-08-15',
    gender: 'male',
    avatar: { url: '/__mocks/pictures/person-u-student.svg' },
    role: roles.student,
    rollNo: 'GVI/01/2026',
    createdAt: '2026-01-12T05:30:00.000Z',
    isActive: true,
    courses: ['c-ccc'],
  },
  {
    _id: 'u-franchise',
    fullName: 'Meera Joshi',
    email: 'franchise@example.com',
    password: 'franchise123',
    phone: '0000067890',
    city: 'Patna',
    state: 'bihar',
    pincode: '800001',
    gender: 'female',
    avatar: { url: '/__mocks/pictures/person-u-franchise.svg' },
    role: roles.operator,
    createdAt: '2025-11-03T06:00:00.000Z',
    isActive: true,
    courses: [],
  },
];

type StudentRow = [fullName: string, mailbox: string, gender: Gender, fatherName: string, village: string, course: string, batch: string];

const firstCreatedAt = Date.UTC(2026, 3, 2, 6, 15);
const intervalMs = 5.6 * 24 * 60 * 60 * 1000;

function createStudent([fullName, mailbox, gender, fatherName, village, course, batch]: StudentRow, index: number): Account {
  const _id = `s-${String(index + 1).padStart(3, '0')}`;
  const phone = 12345 + index * 137;
  const [city = '', state = '', pin = ''] = towns[index % towns.length] ?? [];
  return {
    _id,
    fullName,
    email: `${mailbox}@example.com`,
    password: 'student123',
    // Like the real server, some phone numbers are numbers, without leading zeros.
    phone: index % 4 === 0 ? phone : `00000${phone}`,
    city,
    state,
    ...(index % 2 ? { pinCode: pin } : { pincode: pin }),
    village,
    ...(fatherName && { fatherName }),
    ...(index % 6 !== 4 && { dob: `${1998 + (index % 10)}-${twoDigits((index % 12) + 1)}-${twoDigits(((index * 7) % 28) + 1)}` }),
    gender,
    ...(index % 3 !== 2 && { avatar: { url: `/__mocks/pictures/person-${_id}.svg` } }),
    role: roles.centreStudent,
    rollNo: `GVI/${index + 11}/2026`,
    createdAt: new Date(firstCreatedAt + Math.round(index * intervalMs)).toISOString(),
    isActive: batch !== 'b-summer' && batch !== 'b-monsoon',
    courses: course.split(' '),
    centre: 'u-franchise',
    batch,
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

const towns = [
  ['Patna', 'bihar', '800001'],
  ['Gaya', 'bihar', '823001'],
  ['Patna', 'bihar', '800020'],
  ['Muzaffarpur', 'bihar', '842001'],
  ['Ranchi', 'jharkhand', '834001'],
  ['Varanasi', 'uttarPradesh', '221001'],
  ['Hajipur', 'bihar', '844101'],
  ['Siliguri', 'westBengal', '734001'],
  ['Patna', 'bihar', '800013'],
];

/** The students, by the names that tests use. */
const studentRows = {
  anjali: ['अंजलि कुमारी', 'anjali', 'female', 'Mohan Prasad', 'Kankarbagh', 'c-ccc', 'b-morning'],
  rohitSingh: ['Rohit Kumar Singh', 'rohit.singh', 'male', 'Sanjay Singh', 'Bodhgaya', 'c-dca c-tally', 'b-morning'],
  fatima: ['Fatima Khatoon', 'fatima', 'female', 'Abdul Rahman', 'Phulwari Sharif', 'c-tally', 'b-summer'],
  suresh: ['सुरेश यादव', 'suresh', 'male', 'रामजी यादव', 'Kanti', 'c-typing', 'b-summer'],
  nehaOraon: ['Neha Oraon', 'neha.oraon', 'female', 'Birsa Oraon', 'Kanke', 'c-ccc', 'b-summer'],
  vikash: ['Vikash Ranjan', 'vikash', 'male', 'Arun Ranjan', 'Sarnath', 'c-dca', 'b-morning'],
  priyanka: ['प्रियंका देवी', 'priyanka', 'female', '', 'Sonpur', 'c-tailoring', 'b-summer'],
  tenzing: ['Tenzing Lepcha', 'tenzing', 'male', 'Dorjee Lepcha', 'Sukna', 'c-excel', 'b-summer'],
  aman: ['Aman Raj', 'aman', 'male', 'Rakesh Raj', 'Danapur', 'c-ccc', 'b-monsoon'],
  shabnam: ['Shabnam Parveen', 'shabnam', 'female', 'Md. Kalim', 'Digha', 'c-beauty', 'b-monsoon'],
  gaurav: ['गौरव मिश्रा', 'gaurav', 'male', 'विनोद मिश्रा', 'Manpur', 'c-ccc c-typing', 'b-monsoon'],
  jyoti: ['Jyoti Kumari', 'jyoti', 'female', 'Bhola Sah', 'Rajendra Nagar', 'c-spoken', 'b-monsoon'],
  irfan: ['Md. Irfan Alam', 'irfan', 'male', 'Md. Sagir Alam', 'Bochahan', 'c-tally', 'b-monsoon'],
  sneha: ['Sneha Tirkey', 'sneha', 'female', '', 'Namkum', 'c-ccc', 'b-morning'],
  abhishek: ['Abhishek Pandey', 'abhishek', 'male', 'Umesh Pandey', 'Ramnagar', 'c-excel', 'b-morning'],
  kajal: ['काजल गुप्ता', 'kajal', 'female', 'मुकेश गुप्ता', 'Lalganj', 'c-typing', 'b-morning'],
  rinku: ['Rinku Das', 'rinku', 'other', 'Haripada Das', 'Matigara', 'c-beauty', 'b-forenoon'],
  deepak: ['Deepak Paswan', 'deepak', 'male', 'Ramvilas Paswan', 'Bihta', 'c-ccc', 'b-forenoon'],
  saurabh: ['Saurabh Jha', 'saurabh', 'male', 'Indra Kant Jha', 'Boring Road', 'c-hardware', 'b-forenoon'],
  rekha: ['रेखा सिंह', 'rekha', 'female', 'शिव सिंह', 'Tekari', 'c-tailoring', 'b-forenoon'],
  manish: ['Manish Tiwari', 'manish', 'male', 'Ashok Tiwari', 'Patliputra', 'c-ccc', 'b-forenoon'],
  gurpreet: ['Gurpreet Kaur', 'gurpreet', 'female', 'Harjit Singh', 'Patna Sahib', 'c-tally', 'b-forenoon'],
  sunil: ['Sunil Mahto', 'sunil', 'male', 'Jagdish Mahto', 'Ratu', 'c-ccc', 'b-forenoon'],
  pooja: ['Pooja Rani', 'pooja', 'female', 'Satish Lal', 'Lanka', 'c-typing', 'b-forenoon'],
  aditya: ['आदित्य राज', 'aditya', 'male', 'नवीन राज', 'Bidupur', 'c-dca', 'b-afternoon'],
  karan: ['Karan Thapa', 'karan', 'male', '', 'Bagdogra', 'c-web', 'b-afternoon'],
  nusrat: ['Nusrat Jahan', 'nusrat', 'female', 'Sarfaraz Ahmad', 'Anisabad', 'c-dca c-spoken', 'b-afternoon'],
  prakash: ['Prakash Manjhi', 'prakash', 'male', 'Dashrath Manjhi', 'Wazirganj', 'c-web', 'b-afternoon'],
  ritika: ['Ritika Sinha', 'ritika', 'female', 'Alok Sinha', 'Kidwaipuri', 'c-adca', 'b-afternoon'],
  ajay: ['Ajay Chaudhary', 'ajay', 'male', 'Raghunath Chaudhary', 'Motipur', 'c-adca', 'b-afternoon'],
  manisha: ['मनीषा ठाकुर', 'manisha', 'female', 'दिनेश ठाकुर', 'Doranda', 'c-tally', 'b-lab'],
  harsh: ['Harsh Vardhan', 'harsh', 'male', 'Vijay Vardhan', 'Shivpur', 'c-tally', 'b-lab'],
  lalita: ['Lalita Kumari', 'lalita', 'female', 'Ganesh Ram', 'Mahua', 'c-tally', 'b-lab'],
  bikram: ['Bikram Roy', 'bikram', 'male', 'Nirmal Roy', 'Salugara', 'c-tally', 'b-lab'],
  asha: ['Asha Verma', 'asha.verma', 'female', 'Pramod Verma', 'Khagaul', 'c-polytechnic', 'b-evening'],
  nitin: ['Nitin Bharti', 'nitin', 'male', 'Kamal Bharti', 'Guraru', 'c-polytechnic', 'b-evening'],
  sakshi: ['साक्षी कुमारी', 'sakshi', 'female', 'उमेश प्रसाद', 'Ashok Rajpath', 'c-navodaya', 'b-evening'],
  rahul: ['Rahul Dev', 'rahul', 'male', 'Bindeshwar Dev', 'Saraiya', 'c-ssc', 'b-evening'],
  mary: ['Mary Hembrom', 'mary', 'female', '', 'Hatia', 'c-ssc', 'b-evening'],
  yash: ['Yash Agrawal', 'yash', 'male', 'Sushil Agrawal', 'Assi', 'c-iti', 'b-evening'],
} satisfies Record<string, StudentRow>;

export const studentNames = Object.keys(studentRows) as (keyof typeof studentRows)[];

export const students: Account[] = Object.values<StudentRow>(studentRows).map(createStudent);
