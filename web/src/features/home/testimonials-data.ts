/** Static sample text: nobody has said this, and each is marked so. */
export const voices = [
  {
    name: 'Sunita',
    course: 'Computer basics',
    text: 'I was afraid of breaking the machine. In the second week I wrote a letter to my sister on it, in Hindi, and printed it.',
  },
  {
    name: 'Arjun',
    course: 'Accounts on the computer',
    text: 'We made the books of a small shop from the first bill to the last report. Now I make the books of a real one.',
  },
  {
    name: 'Nagma',
    course: 'Cutting and sewing',
    text: 'When I was ill for a week I saw the recorded lessons at home, and came back knowing what the others knew.',
  },
  {
    name: 'Vikram',
    course: 'Entrance coaching',
    text: 'Every Saturday a test, every Monday the mistakes, one by one. On the day itself nothing was new to me.',
  },
] as const;

export type Voice = (typeof voices)[number];
