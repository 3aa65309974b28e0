export const wrongNumbers = 'These phone numbers cannot be right, and are left out:';
export const message = 'Message';
export const template = 'Template';
export const kinds = { exam: 'Exam date, time, place', hallTicket: 'Hall ticket ready', result: 'Result out', own: 'Your own text' };
export const text = 'Text';
export const replaced = 'These words are replaced for each student:';
export const progress = (done: number, total: number) => `${done} of ${total} done`;
export const openWhatsappFor = (student: string) => `Open WhatsApp for ${student}`;
export const skip = 'Skip';
export const skipped = 'Skipped';

export const whatsappTo = (student: string | undefined) => `WhatsApp ${student}`;
export const messageByWhatsapp = 'Tell by WhatsApp';
