/** What is typed, but the passwords. */
export const details = {
  'Full Name': 'लक्ष्मी नायर',
  Email: 'lakshmi@example.com',
  'Father Name': 'Suresh Nair',
  Phone: '0000033333',
  'Date of Birth': '2005-03-09',
  City: 'Kochi',
  Village: 'Edappally',
  Pincode: '001002',
};
export const options = { Gender: 'female', State: 'kerala', Course: 'c-ccc', Batch: 'b-morning' };
