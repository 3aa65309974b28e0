/** The mocks' student: the value of each labelled field in Personal Details. */
export const studentDetails = {
  'Full Name': 'Aarav Sharma',
  Email: 'student@example.com',
  'Father Name': 'राजेश शर्मा',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '226010',
};

/** The same student in a response to GET /profile, without the mocks' images. */
export const user = {
  _id: 'u-student',
  fullName: studentDetails['Full Name'],
  email: studentDetails.Email,
  phone: studentDetails.Phone,
  city: studentDetails.City,
  state: 'uttarPradesh',
  pinCode: studentDetails.Pincode,
  village: studentDetails.Village,
  fatherName: studentDetails['Father Name'],
  dob: studentDetails['Date of Birth'],
  gender: 'male',
  role: 10,
  rollNo: 'GVI/01/2026',
  createdAt: '2026-01-12T05:30:00.000Z',
  courses: [{ _id: 'c-ccc', title: 'Course on Computer Concepts' }],
};

/** A new student: the value of each labelled field in the form. */
export const newStudent = {
  'Full Name': 'प्रिया वर्मा',
  Email: 'priya@example.com',
  Password: ' a long secret ',
  'Confirm Password': ' a long secret ',
  'Father Name': 'Ramesh Verma',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '026001',
};

/** An application for a franchise: the value of each labelled field. */
export const franchiseApplication = {
  'Full Name': 'Asha Rani',
  Email: 'asha@example.com',
  'Whatsapp No.': '0000012345',
  Address: '7, Station Road',
  'Center Location': 'Gumla',
  'Work Experience': 'Ten years\nof teaching',
  'About Institute': 'Two rooms',
};
