/** Sample recognitions of a fictional institute. */
export const news = [
  'Certificates that employers can check online',
  'Recognised by a national vocational body',
  'Registered state training partner',
  'Examinations by an independent board',
  'ISO-certified teaching and records',
] as const;
