import { field } from '../../support/page.ts';
import { photo } from '../../support/photos.ts';

export const path = '/franchise/create-student';

export const texts = {
  'Full Name': 'लक्ष्मी नायर',
  Email: 'lakshmi@example.com',
  'Father Name': 'Suresh Nair',
  Phone: '0000033333',
  'Date of Birth': '2005-03-09',
  City: 'Kochi',
  Village: 'Edappally',
  Pincode: '001002',
  Password: ' a long secret ',
  'Confirm Password': ' a long secret ',
};
export const options = { Gender: 'female', State: 'kerala', Course: 'c-ccc', Batch: 'b-morning' };

export async function fill(): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  for (const [label, value] of Object.entries(options)) await field(label).selectOptions(value);
  await field('Photo').upload(photo());
}
