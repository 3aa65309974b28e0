export const promise = 'Computer skills that get you to work';
export const street = 'Station Road, Patna';
export const state = 'Bihar 000000, India';
export const hours = 'Monday to Saturday, 9 AM to 6 PM';
export const grievanceOfficer = 'The Grievance Officer';
