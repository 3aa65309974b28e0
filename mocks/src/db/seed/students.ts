import { type Gender, roles } from '@institute/sdk/contract';
import type { Account } from '../db.ts';

type Row = [fullName: string, mailbox: string, gender: Gender, fatherName: string, village: string, course: string, batch: string];

const firstCreatedAt = Date.UTC(2026, 3, 2, 6, 15);
const daysBetween = 5.6;
const dayMs = 24 * 60 * 60 * 1000;

/** The students of the centre in Patna, in the order of their admission. */
export function seedStudents(): Account[] {
  return rows.map(createStudent);
}

function createStudent([fullName, mailbox, gender, fatherName, village, course, batch]: Row, index: number): Account {
  const number = String(index + 1).padStart(3, '0');
  const _id = `s-${number}`;
  return {
    _id,
    fullName,
    email: `${mailbox}@example.com`,
    password: 'student123',
    ...createPhone(index),
    ...createTown(index),
    village,
    ...(fatherName && { fatherName }),
    ...(index % 6 !== 4 && { dob: createBirthday(index) }),
    gender,
    ...(index % 3 !== 2 && { avatar: { url: `/__mocks/pictures/person-${_id}.svg` } }),
    role: roles.centreStudent,
    rollNo: `GVI/${index + 11}/2026`,
    createdAt: new Date(firstCreatedAt + Math.round(index * daysBetween * dayMs)).toISOString(),
    isActive: !endedBatches.includes(batch),
    courses: course.split(' '),
    centre: 'u-franchise',
    batch,
  };
}

/** Like the real server, some phone numbers are numbers, without leading zeros. */
function createPhone(index: number): Pick<Account, 'phone'> {
  const digits = 12345 + index * 137;
  return { phone: index % 4 === 0 ? digits : `00000${digits}` };
}

function createBirthday(index: number): string {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${1998 + (index % 10)}-${month}-${String(((index * 7) % 28) + 1).padStart(2, '0')}`;
}

function createTown(index: number): Pick<Account, 'city' | 'state' | 'pinCode' | 'pincode'> {
  const [city = '', state = '', pin = ''] = towns[index % towns.length] ?? [];
  return { city, state, ...(index % 2 ? { pinCode: pin } : { pincode: pin }) };
}

const endedBatches = ['b-summer', 'b-monsoon'];

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

const rows: Row[] = [
  ['अंजलि कुमारी', 'anjali', 'female', 'Mohan Prasad', 'Kankarbagh', 'c-ccc', 'b-morning'],
  ['Rohit Kumar Singh', 'rohit.singh', 'male', 'Sanjay Singh', 'Bodhgaya', 'c-dca c-tally', 'b-morning'],
  ['Fatima Khatoon', 'fatima', 'female', 'Abdul Rahman', 'Phulwari Sharif', 'c-tally', 'b-summer'],
  ['सुरेश यादव', 'suresh', 'male', 'रामजी यादव', 'Kanti', 'c-typing', 'b-summer'],
  ['Neha Oraon', 'neha.oraon', 'female', 'Birsa Oraon', 'Kanke', 'c-ccc', 'b-summer'],
  ['Vikash Ranjan', 'vikash', 'male', 'Arun Ranjan', 'Sarnath', 'c-dca', 'b-morning'],
  ['प्रियंका देवी', 'priyanka', 'female', '', 'Sonpur', 'c-tailoring', 'b-summer'],
  ['Tenzing Lepcha', 'tenzing', 'male', 'Dorjee Lepcha', 'Sukna', 'c-excel', 'b-summer'],
  ['Aman Raj', 'aman', 'male', 'Rakesh Raj', 'Danapur', 'c-ccc', 'b-monsoon'],
  ['Shabnam Parveen', 'shabnam', 'female', 'Md. Kalim', 'Digha', 'c-beauty', 'b-monsoon'],
  ['गौरव मिश्रा', 'gaurav', 'male', 'विनोद मिश्रा', 'Manpur', 'c-ccc c-typing', 'b-monsoon'],
  ['Jyoti Kumari', 'jyoti', 'female', 'Bhola Sah', 'Rajendra Nagar', 'c-spoken', 'b-monsoon'],
  ['Md. Irfan Alam', 'irfan', 'male', 'Md. Sagir Alam', 'Bochahan', 'c-tally', 'b-monsoon'],
  ['Sneha Tirkey', 'sneha', 'female', '', 'Namkum', 'c-ccc', 'b-morning'],
  ['Abhishek Pandey', 'abhishek', 'male', 'Umesh Pandey', 'Ramnagar', 'c-excel', 'b-morning'],
  ['काजल गुप्ता', 'kajal', 'female', 'मुकेश गुप्ता', 'Lalganj', 'c-typing', 'b-morning'],
  ['Rinku Das', 'rinku', 'other', 'Haripada Das', 'Matigara', 'c-beauty', 'b-forenoon'],
  ['Deepak Paswan', 'deepak', 'male', 'Ramvilas Paswan', 'Bihta', 'c-ccc', 'b-forenoon'],
  ['Saurabh Jha', 'saurabh', 'male', 'Indra Kant Jha', 'Boring Road', 'c-hardware', 'b-forenoon'],
  ['रेखा सिंह', 'rekha', 'female', 'शिव सिंह', 'Tekari', 'c-tailoring', 'b-forenoon'],
  ['Manish Tiwari', 'manish', 'male', 'Ashok Tiwari', 'Patliputra', 'c-ccc', 'b-forenoon'],
  ['Gurpreet Kaur', 'gurpreet', 'female', 'Harjit Singh', 'Patna Sahib', 'c-tally', 'b-forenoon'],
  ['Sunil Mahto', 'sunil', 'male', 'Jagdish Mahto', 'Ratu', 'c-ccc', 'b-forenoon'],
  ['Pooja Rani', 'pooja', 'female', 'Satish Lal', 'Lanka', 'c-typing', 'b-forenoon'],
  ['आदित्य राज', 'aditya', 'male', 'नवीन राज', 'Bidupur', 'c-dca', 'b-afternoon'],
  ['Karan Thapa', 'karan', 'male', '', 'Bagdogra', 'c-web', 'b-afternoon'],
  ['Nusrat Jahan', 'nusrat', 'female', 'Sarfaraz Ahmad', 'Anisabad', 'c-dca c-spoken', 'b-afternoon'],
  ['Prakash Manjhi', 'prakash', 'male', 'Dashrath Manjhi', 'Wazirganj', 'c-web', 'b-afternoon'],
  ['Ritika Sinha', 'ritika', 'female', 'Alok Sinha', 'Kidwaipuri', 'c-adca', 'b-afternoon'],
  ['Ajay Chaudhary', 'ajay', 'male', 'Raghunath Chaudhary', 'Motipur', 'c-adca', 'b-afternoon'],
  ['मनीषा ठाकुर', 'manisha', 'female', 'दिनेश ठाकुर', 'Doranda', 'c-tally', 'b-lab'],
  ['Harsh Vardhan', 'harsh', 'male', 'Vijay Vardhan', 'Shivpur', 'c-tally', 'b-lab'],
  ['Lalita Kumari', 'lalita', 'female', 'Ganesh Ram', 'Mahua', 'c-tally', 'b-lab'],
  ['Bikram Roy', 'bikram', 'male', 'Nirmal Roy', 'Salugara', 'c-tally', 'b-lab'],
  ['Swati Verma', 'swati', 'female', 'Pramod Verma', 'Khagaul', 'c-polytechnic', 'b-evening'],
  ['Nitin Bharti', 'nitin', 'male', 'Kamal Bharti', 'Guraru', 'c-polytechnic', 'b-evening'],
  ['साक्षी कुमारी', 'sakshi', 'female', 'उमेश प्रसाद', 'Ashok Rajpath', 'c-navodaya', 'b-evening'],
  ['Rahul Dev', 'rahul', 'male', 'Bindeshwar Dev', 'Saraiya', 'c-ssc', 'b-evening'],
  ['Mary Hembrom', 'mary', 'female', '', 'Hatia', 'c-ssc', 'b-evening'],
  ['Yash Agrawal', 'yash', 'male', 'Sushil Agrawal', 'Assi', 'c-iti', 'b-evening'],
];
