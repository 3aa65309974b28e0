/** Recognition, in plain words: sample text of an institute that does not exist. */
export const news = [
  'Certificates that employers check online',
  'Recognised by a national vocational body',
  'Registered as a training partner of the state',
  'Examinations under an independent board',
  'ISO-certified teaching and records',
] as const;
