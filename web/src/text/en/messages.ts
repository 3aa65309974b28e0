export const wrongNumbers = 'These phone numbers look wrong. They are left out:';
export const message = 'Message';
export const template = 'Template';
export const kinds = {
  exam: 'Exam date, time, place',
  hallTicket: 'Hall ticket ready',
  result: 'Result out',
  fees: 'Fees due',
  holiday: 'Holiday',
  timing: 'New timing',
  own: 'Your own text',
};
export const text = 'Text';
export const replaced = 'These words are replaced for each student:';
export const writeFirst = 'Write your message first, and fill in each ____.';
export const progress = (done: number, total: number) => `${done} of ${total} done`;
export const openWhatsappFor = (student: string) => `Open WhatsApp for ${student}`;
export const skip = 'Skip';
export const skipped = 'Skipped';

export const whatsappTo = (student: string | undefined) => `WhatsApp ${student}`;
export const messageByWhatsapp = 'Send WhatsApp message';
