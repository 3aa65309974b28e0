export const checkAny = 'Check any certificate, yours or someone else’s. If it appears here, we issued it.';
export const lookUp = 'Look up a certificate';
export const studentIdExample = 'Your XYZ**2023';
export const studentIdMissing = 'Please enter the Student Id printed on the certificate.';
export const notStudentId = 'This is not a Student Id. Please enter it as it is printed on the certificate.';
export const courseMissing = 'Please select the course.';
export const whatItProves =
  'If a certificate opens, our records hold a declared result for this Student Id and course. The record is checked live.';
export const viewCertificate = 'View Certificate';
export const lookedFor = (typed: string, capitals: string) => `We looked for ${typed} and for ${capitals}.`;
export const checkMany = 'Check many certificates at once';
