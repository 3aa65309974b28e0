/** Sample texts; the page marks each as a sample. */
export const testimonials = [
  {
    name: 'Sunita',
    course: 'Computer basics',
    text: 'I was afraid of breaking the computer. In the second week I typed a letter to my sister in Hindi and printed it.',
  },
  {
    name: 'Arjun',
    course: 'Computer accounting',
    text: 'We did the accounts of a small shop from the first bill to the final report. Now I do the accounts of a real one.',
  },
  {
    name: 'Nagma',
    course: 'Cutting and sewing',
    text: 'When I was ill for a week, I watched the recorded lessons at home. I came back without missing anything.',
  },
  {
    name: 'Vikram',
    course: 'Entrance coaching',
    text: 'We had a test every Saturday and went through our mistakes every Monday. On exam day nothing was new to me.',
  },
] as const;

export type Testimonial = (typeof testimonials)[number];
